#!/bin/sh
# Installs a whole machine on Debian 12 or 13, as root. Run again, it changes nothing that is there:
#   sh docs/operations/install.sh --name www.gemeinde.example --admin anna@gemeinde.example --admin-name "Anna Berg"
# --dry-run        says what it would do, and does nothing
# --database       debian (15 or 17, the default), 18 (from apt.postgresql.org), embedded (one machine, for a try)
# --content        a folder of `npm run content -- export`, or demo; without it the site starts empty
# --mail           smtp://user:password@host:587; without it mails are written to /var/lib/gemeinde/mail
# --mail-from, --mail-admin, --host (address of the shell), --web caddy|none, --version (tag or branch), --source (repository)
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
home=${GEMEINDE_HOME:-/srv/gemeinde} etc=${GEMEINDE_ETC:-/etc/gemeinde}
database=debian web=caddy version=main name='' admin='' admin_name='' content='' mail='' mail_from='' mail_admin='' host='' dry='' listed='' changes=0
source=$(git -C "$here" remote get-url origin 2>/dev/null || echo "$here")

stop() { echo "$1" >&2; exit 1; }
while [ $# -gt 0 ]; do
  option=${1#--}
  case $1 in
    --dry-run) dry=1; shift; continue ;;
    -h | --help) sed -n '2,/^[^#]/s/^# //p' "$0"; exit ;;
  esac
  [ $# -gt 1 ] || stop "$1: not an option, or its value is missing. --help lists all."
  # Inside double quotes shells and systemd read all others alike.
  case $2 in *[\"\$\`\\]* | *"
"*) stop "$1: without \" \$ \` \\ and line breaks, please." ;; esac
  case $option in
    name | admin | content | mail | host | web | version | database | source) eval "$option=\$2" ;;
    admin-name) admin_name=$2 ;;
    mail-from) mail_from=$2 ;;
    mail-admin) mail_admin=$2 ;;
    *) stop "$1: not an option. --help lists all." ;;
  esac
  shift 2
done
[ -n "$name" ] || stop "--name is missing: the address of the site, such as www.gemeinde.example"
case $name in *[!a-z0-9.-]*) stop "--name is a name alone, without https:// and path." ;; esac
case $database in debian | 18 | embedded) ;; *) stop "--database is debian, 18 or embedded." ;; esac
case $web in caddy | none) ;; *) stop "--web is caddy or none." ;; esac
case $content in '' | demo) ;; *) [ -d "$content" ] || stop "There is no folder $content." ; content=$(cd "$content" && pwd) ;; esac
case ${admin:+$admin_name} in *?' '?* | '') [ -z "$admin" ] || [ -n "$admin_name" ] || stop "--admin-name is missing." ;; *) stop "--admin-name is first and last name." ;; esac
. /etc/os-release
debian=${VERSION_ID:-}
case ${ID:-}-$debian in debian-12 | debian-13) ;; *) stop "This is ${PRETTY_NAME:-no Debian}; the script knows Debian 12 and 13." ;; esac
[ -n "$dry" ] || [ "$(id -u)" = 0 ] || stop "Run it as root, or with --dry-run."
cd /

# step <what> <is it there?> <command>: each of the two is a line of shell.
step() {
  if (eval "$2") >/dev/null 2>&1; then echo "there: $1"; return; fi
  echo "${dry:+would }do: $1"
  changes=$((changes + 1))
  [ -n "$dry" ] || eval "$3"
}
has() { for package; do dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || return 1; done; }
# The lists are read once; a new repository is read by whatever adds it.
get() {
  [ -n "$listed" ] || apt-get update -qq
  listed=1
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
make_secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
# set_to <file> <setting> <value>, unless it is there. What somebody changed stays.
set_to() {
  grep -qs "^$2=" "$etc/$1" || case $3 in
    *[!A-Za-z0-9_/:.@%+=,-]*) printf '%s="%s"\n' "$2" "$3" >>"$etc/$1" ;;
    *) printf '%s=%s\n' "$2" "$3" >>"$etc/$1" ;;
  esac
}
setting() {
  step "setting $2 in $etc/$1" "grep -q '^$2=' '$etc/$1'" "set_to '$1' '$2' \"\$wanted\""
}
run() { sh "$here/docs/operations/run.sh" npm run "$@"; }
did() { grep -qxF "$1" "$etc/installed"; }
note() { echo "$1" >>"$etc/installed"; }
psql_run() { runuser -u postgres -- env ${cluster:+PGCLUSTER=$cluster} psql -qtAX -v ON_ERROR_STOP=1; }

# 1. Programs.
step "packages git, curl, ca-certificates" 'has git curl ca-certificates' 'get git curl ca-certificates'
node_fits() { /usr/bin/node -r "$here/shell/cli/check-node.cjs" -e '' && command -v npm; }
get_node() {
  if [ "$debian" = 12 ]; then
    curl -fsSL https://deb.nodesource.com/gpgkey/nodesource-repo.gpg.key -o /usr/share/keyrings/nodesource.asc
    echo 'deb [signed-by=/usr/share/keyrings/nodesource.asc] https://deb.nodesource.com/node_22.x nodistro main' >/etc/apt/sources.list.d/nodesource.list
    listed=''
    get nodejs
  else get nodejs npm; fi
}
step "Node 20.19 or newer ($([ "$debian" = 12 ] && echo 'from deb.nodesource.com' || echo "Debian's"))" node_fits get_node
cluster=''
case $database in
  debian) step "PostgreSQL of Debian $debian" 'has postgresql' 'get postgresql' ;;
  18)
    cluster=18/main
    step "repository apt.postgresql.org" '[ -e /etc/apt/sources.list.d/pgdg.sources ] || [ -e /etc/apt/sources.list.d/pgdg.list ]' \
      'get postgresql-common && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y'
    step "PostgreSQL 18" 'has postgresql-18' 'get postgresql-18'
    ;;
esac
[ "$web" = none ] || step "load balancer Caddy, which gets the certificate by itself" 'has caddy' 'get caddy'

# 2. Users and folders, before anything starts.
for user in gemeinde gemeinde-shell; do
  step "user $user" "id $user" "useradd --system --user-group --home-dir $home --shell /usr/sbin/nologin $user"
  step "folder /var/lib/$user, $user's alone" "[ \"\$(stat -c %U%a /var/lib/$user)\" = ${user}700 ]" "install -d -o $user -g $user -m 700 /var/lib/$user"
done
step "folder /var/backups/gemeinde for backups" '[ -d /var/backups/gemeinde ]' 'install -d -o gemeinde -g gemeinde -m 700 /var/backups/gemeinde'
step "folders $home and $etc, root's" "[ -d $home ] && [ -d $etc ]" "install -d -m 755 $home $etc"
step "sources from $source in $home/source" "[ -d $home/source/.git ]" "git clone -q '$source' $home/source"

# 3. Settings. A secret is made once; the shell cannot read the api's.
step "file $etc/gemeinde.env, readable by all" "[ -e $etc/gemeinde.env ]" "install -m 644 /dev/null $etc/gemeinde.env"
for part in shell api backup; do
  step "file $etc/gemeinde-$part.env, root's alone" "[ -e $etc/gemeinde-$part.env ]" "install -m 600 /dev/null $etc/gemeinde-$part.env"
done
put() { wanted=$3; [ -z "$3" ] || setting "$1" "$2"; }
put gemeinde.env NODE_ENV production
put gemeinde.env PUBLIC_URL "https://$name"
put gemeinde.env LOG_LEVEL info
put gemeinde-shell.env DATA_DIR /var/lib/gemeinde-shell
put gemeinde-shell.env RELEASES_DIR /var/lib/gemeinde-shell/releases
put gemeinde-shell.env RELEASES_TRUST "$etc/trust.json"
put gemeinde-shell.env METRICS_PORT 9100
put gemeinde-shell.env HOST "$host"
put gemeinde-shell.env FORM_SECRET "$(make_secret)"
put gemeinde-api.env DATA_DIR /var/lib/gemeinde
put gemeinde-api.env API_METRICS_PORT 9101
put gemeinde-api.env MAIL_FROM "${mail_from:-no-reply@${name#www.}}"
put gemeinde-api.env MAIL_ADMIN "${mail_admin:-$admin}"
put gemeinde-api.env SMTP_URL "$mail"
put gemeinde-api.env DEMO "$([ "$content" = demo ] && echo 1 || echo 0)"
put gemeinde-api.env PUSH_TOKEN "$(make_secret)"
put gemeinde-backup.env RELEASES_DIR /var/lib/gemeinde-shell/releases
put gemeinde-backup.env BACKUP_TARGET /var/backups/gemeinde

# 4. Database: role and database are the site's, with a password that only the api's settings hold.
make_database() {
  systemctl enable --now postgresql
  password=$(make_secret)
  verb=create
  [ -z "$(echo "select 1 from pg_roles where rolname = 'gemeinde'" | psql_run)" ] || verb=alter
  echo "$verb role gemeinde login password '$password'" | psql_run
  [ -n "$(echo "select 1 from pg_database where datname = 'gemeinde'" | psql_run)" ] ||
    echo "create database gemeinde owner gemeinde encoding 'UTF8' template template0" | psql_run
  set_to gemeinde-api.env DATABASE_URL "postgres://gemeinde:$password@127.0.0.1:$(echo 'show port' | psql_run)/gemeinde"
}
[ "$database" = embedded ] || step "role and database gemeinde, DATABASE_URL in $etc/gemeinde-api.env" "grep -q ^DATABASE_URL= $etc/gemeinde-api.env" make_database

# 5. Units, enabled; the version built, its modules released, both processes started and answering.
for file in "$here"/docs/operations/*.service "$here"/docs/operations/*.timer; do
  unit=$(basename "$file")
  step "unit $unit" "cmp -s '$file' /etc/systemd/system/$unit" "install -m 644 '$file' /etc/systemd/system/ && systemctl daemon-reload"
done
step "start of gemeinde-api and gemeinde-shell with the machine" 'systemctl is-enabled gemeinde-api gemeinde-shell' 'systemctl enable gemeinde-api gemeinde-shell'
step "version $version built and started (update.sh $version; later versions, too)" "[ -e $home/current ]" "sh '$here/docs/operations/update.sh' '$version'"

# 6. Content and first account. The embedded database is open in one process alone.
import_content() {
  # The api reads the folder; it sees neither /root nor /tmp.
  cp -r "$content" /var/lib/gemeinde/import && chown -R gemeinde: /var/lib/gemeinde/import
  status=0
  run content -- import /var/lib/gemeinde/import || status=$?
  rm -rf /var/lib/gemeinde/import
  [ "$status" = 0 ] || exit "$status"
  note content
}
create_account() {
  [ "$database" != embedded ] || systemctl stop gemeinde-api
  run account -- create --email "$admin" --first-name "${admin_name%% *}" --last-name "${admin_name#* }" --roles redaktion,admin
  [ "$database" != embedded ] || systemctl start gemeinde-api
  note "account $admin"
}
case $content in '' | demo) ;; *) step "content of $content" 'did content' import_content ;; esac
[ -z "$admin" ] || step "account $admin (redaktion, admin) with an invitation by mail" "did 'account $admin'" create_account

# 7. Backups every night, encrypted for a key that leaves this machine.
make_key() {
  run backup -- --key /root/backup-key.txt | sed -n '/^BACKUP_RECIPIENT=/p' >>"$etc/gemeinde-backup.env"
  grep -q ^BACKUP_RECIPIENT= "$etc/gemeinde-backup.env" || stop "No key pair; if /root/backup-key.txt is an older one, move it away and run this again."
}
step "key pair of the backups, the private one in /root/backup-key.txt" "grep -q ^BACKUP_RECIPIENT= $etc/gemeinde-backup.env" make_key
step "backup every night" 'systemctl is-enabled gemeinde-backup.timer' 'systemctl enable --now gemeinde-backup.timer'

# 8. The way in from outside.
# The shell's own file is read last, by systemd as well.
address() {
  at=$(sed -n 's/^HOST=//p' "$etc/gemeinde.env" "$etc/gemeinde-shell.env" 2>/dev/null | tail -n 1)
  port=$(sed -n 's/^PORT=//p' "$etc/gemeinde.env" "$etc/gemeinde-shell.env" 2>/dev/null | tail -n 1)
  at=${at:-$host}
  case $at in *:*) at="[$at]" ;; esac
  echo "${at:-127.0.0.1}:${port:-3000}"
}
write_caddyfile() {
  [ ! -e /etc/caddy/Caddyfile ] || cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before
  sed "s/www\.gemeinde\.example/$name/; s/127\.0\.0\.1:3000/$(address)/" "$here/docs/operations/Caddyfile" >/etc/caddy/Caddyfile
  systemctl enable caddy && systemctl reload-or-restart caddy
}
[ "$web" = none ] || step "/etc/caddy/Caddyfile for $name (the former one beside it)" "grep -qF '$name {' /etc/caddy/Caddyfile" write_caddyfile

if [ "$changes" = 0 ]; then echo "Everything is already there; nothing was changed."; fi
cat <<END

${dry:+Nothing was done. After it, }open https://$name/ (from this machine: http://$(address)/)
By hand:
- DNS: A and AAAA records of $name to this machine; Caddy then gets the certificate. Another load balancer: nginx.conf, haproxy.cfg.
- Firewall: open 22, 80 and 443 alone (3000, 3001, 5432, 9100 and 9101 answer on this machine only):
    apt-get install ufw && ufw allow 22,80,443/tcp && ufw enable
- Keep /root/backup-key.txt and $etc in two other places, then delete the key here. BACKUP_S3 instead of a folder is safer.
- First backup: systemctl start gemeinde-backup && journalctl -u gemeinde-backup -n 5
$([ -n "$mail" ] || echo "- Mail: SMTP_URL in $etc/gemeinde-api.env, then systemctl restart gemeinde-api. Until then mails are in /var/lib/gemeinde/mail.")
$([ -z "$admin" ] || echo "- $admin sets a password by the link of the invitation and logs in at https://$name/intranet/.")
END
