#!/bin/sh
# Runs a command of the installed version with the settings of this machine, as root:
#   sh docs/operations/run.sh npm run account -- list
# It becomes the api's user. Commands of releases, and those that read the key of the backups, stay root and hand over what
# they wrote.
set -eu
home=${GEMEINDE_HOME:-/srv/gemeinde} etc=${GEMEINDE_ETC:-/etc/gemeinde}
case ${1:-} in
  '' | -h | --help)
    sed -n '2,5s/^# //p' "$0"
    exit
    ;;
esac
read_settings() {
  set -a
  for file; do [ ! -r "$etc/$file.env" ] || . "$etc/$file.env"; done
  set +a
}

# Where the caller is: paths in the command begin there.
export INIT_CWD="$PWD"
cd "${GEMEINDE_VERSION:-$home/current}"
script=''
if [ "$1 ${2:-}" = 'npm run' ]; then
  shift 2
  [ "${1:-}" != -s ] || shift
  script=${1:-}
  # Without the lines of npm itself.
  set -- npm run -s "$@"
fi
status=0
case $script in
  build | release | releases | rollback | deliver)
    read_settings gemeinde gemeinde-shell
    # Nothing else of the other files: these commands run code of modules.
    for name in API_PORT SECOND_PERSON SECOND_PERSON_FILE; do
      value=$(read_settings gemeinde-api gemeinde-backup && eval "echo \"\${$name:-}\"")
      [ -z "$value" ] || export "$name=$value"
    done
    # Modules are signed with a key in $etc that only root reads.
    export DATA_DIR="$etc" RELEASES_UNSIGNED=0
    "$@" || status=$?
    if [ -d "${RELEASES_DIR:-}" ]; then chown -R gemeinde-shell: "$RELEASES_DIR"; fi
    exit "$status"
    ;;
esac
read_settings gemeinde gemeinde-api gemeinde-backup
case "$*" in
  *restore* | *--key*)
    HOME=/root "$@" || status=$?
    for user in gemeinde gemeinde-shell; do chown -R "$user:" "/var/lib/$user"; done
    exit "$status"
    ;;
esac
export HOME="$DATA_DIR" npm_config_cache=/tmp/gemeinde-npm npm_config_logs_max=0
exec setpriv --reuid gemeinde --regid gemeinde --init-groups "$@"
