#!/bin/sh
# Renews this machine: sh update.sh <tag or commit> builds that version beside the running one, changes to it, and then
# releases the modules of its sources; modules that teams delivered stay. sh update.sh back is the version before, with
# its modules. A failed update is repeated with the same command. One machine after the other; visitors notice nothing.
set -eu
home=${GEMEINDE_HOME:-/srv/gemeinde}
etc=${GEMEINDE_ETC:-/etc/gemeinde}
case ${1:-} in
  '' | -*)
    echo "Usage: sh update.sh <tag or commit> | back"
    [ "${1:-}" = --help ] || exit 2
    exit
    ;;
esac
version=$1

# What the files of settings say; empty where they do not.
read_setting() {
  sed -n "s/^$1=//p" "$etc/gemeinde.env" "$etc/gemeinde-api.env" "$etc/gemeinde-shell.env" 2>/dev/null | tail -n 1 | sed 's/^"\(.*\)"$/\1/'
}

# A command of a version.
run_in() (
  export GEMEINDE_VERSION="$1"
  shift
  sh "$(dirname "$0")/run.sh" "$@"
)

# Until it answers 200.
wait_until_ready() {
  tries=0
  until curl -fs -o /dev/null "$1"; do
    tries=$((tries + 1))
    [ "$tries" -lt "${GEMEINDE_PATIENCE:-120}" ] || return 1
    sleep 1
  done
}

# A link is changed as a whole or not at all; the running processes have their files in memory or know where they lie.
change_to() {
  api_host=$(read_setting API_HOST) api_port=$(read_setting API_PORT) host=$(read_setting HOST) port=$(read_setting PORT)
  case $host in *:*) host="[$host]" ;; esac
  ln -sfn "$1" "$home/.new" && mv -T "$home/.new" "$home/current"
  systemctl restart gemeinde-api
  wait_until_ready "http://${api_host:-127.0.0.1}:${api_port:-3001}/readyz" || return 1
  systemctl restart gemeinde-shell
  wait_until_ready "http://${host:-127.0.0.1}:${port:-3000}/readyz" || return 1
  # Where it runs: on one machine alone. It goes on with the log where it was.
  systemctl try-restart gemeinde-log || true
}

name() { basename "$(readlink -f "$1")"; }

if [ "$version" = back ]; then
  [ -e "$home/previous" ] || { echo "There is no version before this one." >&2; exit 1; }
  now=$(readlink -f "$home/current") before=$(readlink -f "$home/previous")
  if [ "$now/.done" -nt "$before/.done" ]; then later=$now; else later=$before; fi
  set_modules() { [ ! -e "$before/.modules" ] || run_in "$later" npm run releases -- set "$before/.modules"; }
  echo "From $(name "$now") back to $(name "$before")."
  run_in "$later" npm run releases -- save "$now/.modules"
  # Modules of an earlier version run on a later shell, never the other way round.
  if [ "$later" = "$now" ]; then set_modules; fi
  ln -sfn "$now" "$home/previous"
  change_to "$before" || { echo "$(name "$before") does not start: journalctl -u gemeinde-api -u gemeinde-shell -n 50" >&2; exit 1; }
  if [ "$later" = "$before" ]; then set_modules; fi
  exit
fi

git -C "$home/source" fetch --tags
# A branch moves on: each of its states has a folder of its own.
commit=$(git -C "$home/source" rev-parse -q --verify "origin/$version^{commit}" || true)
folder=$home/versions/$(echo "$version" | tr / -)${commit:+-$(echo "$commit" | cut -c 1-9)}
if [ ! -e "$folder/.done" ]; then
  rm -rf "$folder" && git clone --shared "$home/source" "$folder"
  git -C "$folder" checkout --detach "${commit:-$version}"
  # What tests and checks need stays away.
  (cd "$folder" && npm ci --omit=dev --no-audit --no-fund --loglevel=error)
  run_in "$folder" npm run build -- --host
  touch "$folder/.done"
fi
if [ -e "$home/current" ] && [ "$(readlink -f "$home/current")" != "$(readlink -f "$folder")" ]; then
  before=$(readlink -f "$home/current")
  echo "From $(name "$before") to $version."
  run_in "$folder" npm run releases -- save "$before/.modules"
  change_to "$folder" || {
    echo "$version does not start: journalctl -u gemeinde-api -u gemeinde-shell -n 50. Back to $(name "$before")." >&2
    change_to "$before"
    exit 1
  }
  ln -sfn "$before" "$home/previous"
elif [ ! -e "$home/current" ]; then
  # The first version: a shell without modules shows no page.
  run_in "$folder" npm run build
  change_to "$folder" || { echo "$version does not start: journalctl -u gemeinde-api -u gemeinde-shell -n 50" >&2; exit 1; }
  exit
fi
# Each is judged with pages of the new version before it is current. `npm run build` says what is released and what stays.
run_in "$folder" npm run build || {
  echo "$version runs, with the modules of before where one was refused: repeat the command, or update.sh back." >&2
  exit 1
}
# A version more than the two that a rollback needs; whatever is older can be built again.
ls -1td "$home"/versions/*/ | tail -n +4 | while read -r old; do
  case $(readlink -f "$old") in "$(readlink -f "$home/current")" | "$(readlink -f "$home/previous" || true)") ;; *) rm -rf "$old" && echo "Removed: $old" ;; esac
done
