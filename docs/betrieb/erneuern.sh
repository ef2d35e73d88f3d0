#!/bin/sh
# Renews this machine: sh erneuern.sh <tag or commit> builds that version beside the running one and changes to it;
# sh erneuern.sh zurueck is the version before, in seconds. One machine after the other; visitors notice nothing of either.
set -eu
home=${GEMEINDE_HOME:-/srv/gemeinde}
version=${1:?"erneuern.sh <version> or erneuern.sh zurueck"}

# Until it answers 200; a version that does not start is told, and the one before it comes back by hand or by `zurueck`.
wait_until_ready() {
  tries=0
  until curl -fsS -o /dev/null "$1"; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { echo "$1 does not answer: journalctl -u gemeinde-api -u gemeinde-shell -n 50" >&2; exit 1; }
    sleep 1
  done
}

# A link is changed as a whole or not at all; the running processes have their files in memory or know where they lie.
change_to() {
  ln -sfn "$1" "$home/.neu" && mv -T "$home/.neu" "$home/aktuell"
  systemctl restart gemeinde-api
  wait_until_ready "http://127.0.0.1:${API_PORT:-3001}/readyz"
  systemctl restart gemeinde-shell
  wait_until_ready "http://127.0.0.1:${PORT:-3000}/readyz"
  # Where it runs: on one machine alone. It goes on with the log where it was.
  systemctl try-restart gemeinde-protokoll
}

if [ "$version" = zurueck ]; then
  [ -e "$home/vorher" ] || { echo "There is no version before this one." >&2; exit 1; }
  before=$(readlink -f "$home/vorher")
  ln -sfn "$(readlink -f "$home/aktuell")" "$home/vorher"
  change_to "$before"
  exit
fi

folder=$home/versionen/$version
if [ ! -e "$folder/.fertig" ]; then
  rm -rf "$folder" && git -C "$home/quelle" fetch --tags && git clone --shared "$home/quelle" "$folder"
  git -C "$folder" checkout --detach "$version"
  (cd "$folder" && npm ci --no-audit --no-fund && npm run build)
  touch "$folder/.fertig"
fi
if [ -e "$home/aktuell" ]; then ln -sfn "$(readlink -f "$home/aktuell")" "$home/vorher"; fi
change_to "$folder"
