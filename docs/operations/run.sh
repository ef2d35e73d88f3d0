#!/bin/sh
# Runs a command of the installed version with the settings of this machine, as root:
#   sh docs/operations/run.sh npm run account -- list
# It becomes the api's user; a restore writes the shell's folder, too, so it stays root and hands the files over.
set -eu
home=${GEMEINDE_HOME:-/srv/gemeinde} etc=${GEMEINDE_ETC:-/etc/gemeinde}
set -a
for file in "$etc/gemeinde.env" "$etc/gemeinde-api.env" "$etc/gemeinde-backup.env"; do [ ! -r "$file" ] || . "$file"; done
set +a
# Where the caller is: paths in the command begin there.
export INIT_CWD="$PWD"
cd "$home/current"
case "$*" in
  *restore* | *--key*)
    status=0
    HOME=/root "$@" || status=$?
    for user in gemeinde gemeinde-shell; do chown -R "$user:" "/var/lib/$user"; done
    exit "$status"
    ;;
esac
export HOME="$DATA_DIR" npm_config_cache=/tmp/gemeinde-npm npm_config_logs_max=0
exec setpriv --reuid gemeinde --regid gemeinde --init-groups "$@"
