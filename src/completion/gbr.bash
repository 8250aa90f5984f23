# shellcheck shell=bash
# Completion of gbr's command line for bash, version 4 or later. Commands, options and the words
# that a value can be are read from gbr's own help.

_gbr_options() # HELP
{
    sed -nE 's/^  (-.)?,? *(--[a-z-]+=?)?.*/\1 \2/p' <<<"$1"
}

# The words that the value of OPTION can be, FILE for the names of files; fails if OPTION takes no
# value. The words stand below the option's row.
_gbr_words() # HELP OPTION
{
    awk -v option="$2" '
        $1 ~ /^-/ {
            name = $1 ~ /,$/ ? $2 : $1
            here = name ~ /=/ && ($1 == option "," || index(name, option "=") == 1)
            found = found || here
            if (here && name ~ /=FILE$/) print "FILE"
            next
        }
        here { sub(/^ */, ""); sub(/  .*/, ""); gsub(/,/, ""); print }
        END { exit !found }' <<<"$1"
}

_gbr() # PROGRAM TEXT; readline replaces TEXT, the end of the word at the cursor
{
    local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} words word last given n
    local help usage offered='' before=''
    COMPREPLY=()
    read -rd '' -a words <<<"${line}x" # bash has split COMP_WORDS at = and : too
    n=$((${#words[@]} - 1))
    word=${words[n]%x} last=${words[n - 1]} given=" ${words[*]:2:n-2} "
    if [[ $n == 1 && $word == -* ]]; then
        offered='-h --help --version'
    elif [[ $n == 1 || ($n == 2 && $last == help) ]]; then
        offered=$(command "$1" help 2>/dev/null | sed -n 's/^  gbr \([a-z]*\) .*/\1/p')
    else
        help=$(command "$1" "${words[1]}" --help 2>/dev/null)
        usage=${help%%$'\n'*}
        if [[ $word == -*=* && $given != *' -- '* ]]; then
            before=${word%%=*}=
            offered=$(_gbr_words "$help" "${word%%=*}")
        elif [[ $last == -* ]] && offered=$(_gbr_words "$help" "$last"); then
            : # the value of the option before
        elif [[ $word == -* && $given != *' -- '* ]]; then
            offered=$(_gbr_options "$help")
        elif [[ $usage == *FILE* && ($usage != *PATTERN* || $given == *' '[!' '-]*) ]]; then
            offered=FILE
        fi
    fi
    if [[ $offered == FILE || $word == [\<\>]* || $last == [\<\>]* ]]; then
        compopt -o default # readline completes the names of files
        return
    fi
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$offered" -- "${word#"$before"}")
    COMPREPLY=("${COMPREPLY[@]#"${word%"$2"}"}")
    [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace
}

complete -F _gbr gbr
