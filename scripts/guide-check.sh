#!/usr/bin/env bash
# Follows docs/install.md on a new Debian system that really boots, then runs the jobs of a first night on it: npm run check guide.
# Needs root on Debian and the packages mmdebstrap, systemd-container, nftables and iproute2. Takes about five
# minutes and leaves nothing behind.
set -euo pipefail
cd "$(dirname "$0")/.."
guide=docs/install.md
name=ndloo-guide-$$
link=ng$$
work=$(mktemp -d)
root=$work/root
machine=
forwarding=$(sysctl -n net.ipv4.ip_forward)
# One of many small private networks.
network=10.$((200 + $$ % 50)).$(($$ % 250))

say() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }
fail() { echo "guide: $*" >&2; exit 1; }
clean() {
  [ -z "$machine" ] || { kill "$machine" 2>/dev/null && wait "$machine" 2>/dev/null; } || true
  ip netns del "$name" 2>/dev/null || true
  ip link del "$link" 2>/dev/null || true
  nft delete table ip "$name" 2>/dev/null || true
  sysctl -qw net.ipv4.ip_forward="$forwarding"
  rm -rf --one-file-system "$work"
}
trap clean EXIT
for program in mmdebstrap systemd-nspawn nft ip; do
  command -v "$program" >/dev/null || fail "$program is missing: apt-get install mmdebstrap systemd-container nftables iproute2"
done

say 'a new Debian system'
mmdebstrap --quiet --variant=minbase --dpkgopt=force-unsafe-io --include=systemd,systemd-sysv,dbus trixie "$root"
# The repository at its last commit, and the certificate authorities that this machine trusts, for the npm registry.
git clone --quiet --bare . "$root/srv/ndloo.git"
cp /etc/ssl/certs/ca-certificates.crt "$root/srv/authorities.crt"
chmod -R a+rX "$root/srv"
ip netns add "$name"
ip link add "$link" type veth peer name eth0 netns "$name"
ip addr add "$network.1/24" dev "$link"
ip link set "$link" up
ip -n "$name" addr add "$network.2/24" dev eth0
ip -n "$name" link set eth0 up
ip -n "$name" link set lo up
ip -n "$name" route add default via "$network.1"
sysctl -qw net.ipv4.ip_forward=1
nft "add table ip $name; add chain ip $name out { type nat hook postrouting priority 100; }; add rule ip $name out ip saddr $network.0/24 masquerade"

boot() {
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 systemd-nspawn --quiet --directory="$root" --boot --register=no --keep-unit --console=pipe \
    --network-namespace-path="/run/netns/$name" --capability=CAP_NET_ADMIN,CAP_NET_RAW --resolv-conf=copy-host >"$work/boot.log" 2>&1 &
  machine=$!
  for _ in $(seq 300); do
    leader=$(pgrep --parent "$machine" -x systemd || true)
    [ -n "$leader" ] && inside root 'systemctl is-system-running' 2>/dev/null | grep -qE 'running|degraded' && return
    kill -0 "$machine" 2>/dev/null || fail "it does not boot: $(cat "$work/boot.log")"
    sleep 0.2
  done
  fail 'it does not boot within a minute'
}
# Runs commands in the system as a user, as typed at a shell; stops at the first that fails.
inside() {
  nsenter --target "$leader" --all --root -- env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb \
    DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=/srv/authorities.crt CURL_CA_BUNDLE=/srv/authorities.crt \
    runuser -u "$1" -- bash -euo pipefail -c "cd /; $2"
}
boot

# Each block of the guide with the user named before it. Placeholders are filled in: a domain that needs no certificate
# authority, and the location of the repository.
steps=$work/steps
mkdir "$steps"
awk -v steps="$steps" '
  /^## / { title = substr($0, 4) }
  /^As `[a-z]+`:$/ { user = $0; gsub(/As `|`:/, "", user) }
  /^```sh$/ { if (user == "") { print "a block without a user: " title > "/dev/stderr"; exit 1 }
    file = sprintf("%s/%02d", steps, ++count); print title > (file ".title"); print user > (file ".user"); printf "" > file; within = 1; next }
  /^```$/ { within = 0; user = ""; next }
  within { print > file }' "$guide"
sed -i -e 's|https://git.example/ndloo.git|/srv/ndloo.git|; s/\([^@]\)ndloo\.example/\1ndloo.localhost/g' "$steps"/[0-9][0-9]
followed=0
follow() {
  local step=$1
  say "$(cat "$step.title"), as $(cat "$step.user")"
  inside "$(cat "$step.user")" "$(cat "$step")" >"$work/out" 2>&1 || { tail -30 "$work/out"; fail "this step fails: $(cat "$step")"; }
  tail -4 "$work/out"
  followed=$((followed + 1))
}
for step in "$steps"/[0-9][0-9]; do
  case $(cat "$step.title") in
    11.*)
      # Caddy's own authority signs for this domain.
      inside root 'for n in $(seq 100); do [ -f /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt ] && break; sleep 0.2; done
        cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt >> /srv/authorities.crt'
      ;;
    5.*) inside root 'chown -R ndloo /srv/ndloo.git' ;;
    12.*) installed=${installed:-$SECONDS} ;;
  esac
  follow "$step"
done

say 'what is reached from outside'
outside() { timeout 3 bash -c "</dev/tcp/$network.2/$1" 2>/dev/null; }
outside 80 && outside 443 || fail 'the proxy is not reached'
for port in 3001 3002 13001 13002 5432 6379; do ! outside "$port" || fail "port $port is open to the world"; done
inside root 'test "$(curl -s -o /dev/null -w "%{http_code}" https://ndloo.localhost/ready)" = 404' || fail '/ready is answered to the world'
# Not `grep -q`: it ends at the first match, and curl then fails because it cannot write the rest.
inside root 'curl --fail --silent https://ndloo.localhost/ | grep "<html" >/dev/null' || fail 'no page'
inside root 'test "$(stat -c "%U %a" /var/lib/ndloo /opt/ndloo/.env | tr "\n" " ")" = "ndloo 700 root 640 "' || fail 'others may read what is kept'
inside root 'ls -d /var/backups/ndloo/*/manifest.json >/dev/null' || fail 'there is no backup'
inside root 'systemd-analyze verify /etc/systemd/system/ndloo@3001.service /etc/systemd/system/ndloo-backup.service' || fail 'a unit has mistakes'

ready='curl --fail --silent --retry 60 --retry-delay 1 --retry-all-errors'
say 'the database comes 45 seconds late'
inside root 'systemctl stop ndloo@3001 ndloo@3002 postgresql@17-main && systemctl start --no-block ndloo@3001 ndloo@3002 && sleep 45 && systemctl start postgresql@17-main'
inside root "$ready http://127.0.0.1:3001/ready && $ready http://127.0.0.1:3002/ready" || fail 'the processes gave up'

say 'the machine is started anew'
kill "$machine"
wait "$machine" 2>/dev/null || true
boot
inside root "$ready https://ndloo.localhost/health && $ready http://127.0.0.1:3001/ready && $ready http://127.0.0.1:3002/ready" || fail 'the service did not come back'

echo
echo "$followed steps of $guide were followed: installed after $installed s, all of it after $SECONDS s."
