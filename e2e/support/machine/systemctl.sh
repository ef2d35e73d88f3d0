#!/bin/sh
# Stands for systemctl where there is no systemd (a Debian root in a test): starts the commands of /etc/systemd/system with
# their user, folder, settings, capabilities and umask. Settings files are read by systemd's rules, not by a shell.
set -eu
units=/etc/systemd/system state=/run/stand-in
mkdir -p "$state"
now='' verb=$1
shift
[ "${1:-}" != --now ] || { now=1; shift; }

# NAME=value lines of an EnvironmentFile: comments, and values in double or single quotes.
read_settings() {
  sed -n -e '/^[#;]/d' -e "s/^\([A-Za-z_][A-Za-z0-9_]*\)=\"\(.*\)\"\$/\1=\2/;t print" -e "s/^\([A-Za-z_][A-Za-z0-9_]*\)='\(.*\)'\$/\1=\2/;t print" \
    -e '/^[A-Za-z_][A-Za-z0-9_]*=/p' -e d -e ':print' -e p "$1"
}
value() { sed -n "s/^$1=//p" "$units/$unit" | tail -n 1; }
values() { sed -n "s/^$1=//p" "$units/$unit"; }
# Nobody may be there to collect what has ended.
is_alive() { grep -qs '^State:.[^ZX]' "/proc/$1/status"; }
is_running() { [ -s "$state/$unit.pid" ] && is_alive "$(cat "$state/$unit.pid")"; }

start() {
  is_running && return
  user=$(value User) folder=$(value WorkingDirectory)
  for name in $(values StateDirectory); do install -d -o "$user" -g "$user" -m "$(value StateDirectoryMode)" "/var/lib/$name"; done
  : >"$state/$unit.settings"
  for file in $(values EnvironmentFile); do
    case $file in -*) [ -e "${file#-}" ] || continue ;; esac
    read_settings "${file#-}" >>"$state/$unit.settings"
  done
  values Environment >>"$state/$unit.settings"
  ambient=$(value AmbientCapabilities | sed 's/^CAP_//' | tr A-Z a-z)
  # The arguments from here on are what env sets; later settings win.
  set -- PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin USER="$user" HOME="$(getent passwd "$user" | cut -d: -f6)"
  while IFS= read -r line; do set -- "$@" "$line"; done <"$state/$unit.settings"
  umask "$(value UMask)"
  cd "$folder"
  # ExecStart needs no quoting in these units.
  set -- setpriv --reuid "$user" --regid "$user" --init-groups --no-new-privs --bounding-set "-all${ambient:+,+$ambient}" \
    --inh-caps "-all${ambient:+,+$ambient}" --ambient-caps "-all${ambient:+,+$ambient}" env -i "$@" $(value ExecStart)
  if [ "$(value Type)" = oneshot ]; then "$@" >>"$state/$unit.log" 2>&1; else
    seconds=$(value RestartSec)
    export state unit seconds
    # Restart=always, until it is stopped.
    setsid sh -c 'trap "kill \$main; wait \$main; exit" TERM
      while :; do "$@" & main=$!; echo $main >"$state/$unit.main"; wait $main; sleep "$seconds"; done' sh "$@" >>"$state/$unit.log" 2>&1 </dev/null &
    echo $! >"$state/$unit.pid"
  fi
}
stop() {
  is_running || return 0
  pid=$(cat "$state/$unit.pid")
  kill "$pid"
  while is_alive "$pid"; do sleep 0.1; done
}

for unit; do
  case $unit in
    # Debian's own: PostgreSQL has a script for machines without systemd; Caddy's file is judged.
    postgresql) [ "$verb" = is-enabled ] || service postgresql start >/dev/null; continue ;;
    caddy) case $verb in re*) caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >"$state/caddy.log" 2>&1 ;; esac; continue ;;
    *.*) ;;
    *) unit=$unit.service ;;
  esac
  [ -e "$units/$unit" ] || { echo "Unit $unit not found." >&2; exit 5; }
  case $verb in
    enable) touch "$state/$unit.enabled"; case $now$unit in 1*.service) start ;; esac ;;
    is-enabled) [ -e "$state/$unit.enabled" ] ;;
    is-active) is_running ;;
    start) start ;;
    stop) stop ;;
    restart) stop; start ;;
    try-restart) if is_running; then stop; start; fi ;;
    *) echo "systemctl $verb has no stand-in" >&2; exit 1 ;;
  esac
done
