# Completion of gbr's command line for fish. Commands, options and the words that a value can be
# are read from gbr's own help.

function __gbr_ask # the help of the command that has been typed, or the list of commands
    set -l words (commandline -opc)
    set -l asked $words[2..2] --help
    test "$words[2]" = help; and set asked help
    type -q $words[1]; and command $words[1] $asked 2>/dev/null
end

function __gbr_options
    __gbr_ask | awk '
        match($0, /^ +-[^ ]*( --[^ ]*)? +/) {
            text = substr($0, RLENGTH + 1)
            name = $1
            if (sub(/,$/, "", name)) {
                print name "\t" text
                name = $2
            }
            sub(/=.*/, "=", name)
            print name "\t" text
        }
        /^       +[^ -]/ { sub(/^ */, ""); sub(/  .*/, ""); gsub(/, /, "\n" name); print name $0 }'
end

complete -c gbr -f -a "(__gbr_ask | string replace -rf '^  gbr ([a-z]+) +(.*)' '\$1\t\$2')"
complete -c gbr -n 'string match -q -- "-*" (commandline -ct)' -a '(__gbr_options)'
complete -c gbr -n '__gbr_ask | string match -q "usage:*FILE*"' -F
complete -c gbr -n '__gbr_ask | string match -q "* --file=*"' -s f -l file -rF
