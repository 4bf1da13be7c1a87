#!/usr/bin/env bash
# Builds the image without a container engine, looks at what is in it, and starts it: npm run check image. For root on Debian, with the packages
# buildah and mmdebstrap. NODE_IMAGE and DEBIAN_IMAGE name images to begin with; without them both are made here from Debian and npm packages.
set -euo pipefail
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
limit_mb=300
node_line=26
port=${IMAGE_PORT:-3999}
image=ndloo-image-check
work=$(mktemp -d)
served=
containers=()
clean() {
  [ -z "$served" ] || kill "$served" 2>/dev/null || true
  for container in "${containers[@]}"; do buildah rm "$container" >/dev/null 2>&1 || true; done
  rm -rf "$work"
}
trap clean EXIT

fail() { echo "image: $*" >&2; exit 1; }
say() { printf '• %s (%ss)\n' "$*" "$SECONDS"; }
for program in buildah mmdebstrap; do command -v "$program" >/dev/null || fail "$program is missing: apt-get install buildah mmdebstrap"; done

# As small as Debian's own image: no manuals, no translations.
make_debian() {
  local keep=() path
  for path in man info locale doc; do keep+=("--dpkgopt=path-exclude=/usr/share/$path/*"); done
  mmdebstrap --quiet --variant=minbase "${keep[@]}" --dpkgopt='path-include=/usr/share/doc/*/copyright' trixie "$work/debian.tar"
  local container; container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/debian.tar" / >/dev/null
  buildah config --cmd bash "$container"
  buildah commit --quiet --rm "$container" ndloo-debian >/dev/null
  rm "$work/debian.tar"
}
# Node and npm from npm packages, and the certificate authorities that this machine trusts, for the npm registry.
make_node() {
  npm install --prefix "$work/node" --no-save --no-audit --no-fund --loglevel=error "node@$node_line" npm@11 >/dev/null
  local container; container=$(buildah from "$1")
  buildah run --user root "$container" -- sh -c 'apt-get update -qq && apt-get install -qq --yes --no-install-recommends libatomic1 >/dev/null'
  buildah copy --quiet "$container" "$(find "$work/node/node_modules/node" -path '*bin/node' -type f | head -1)" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$container" "$work/node/node_modules/npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah copy --quiet "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt >/dev/null
  buildah run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet --rm "$container" ndloo-node >/dev/null
}
debian=${DEBIAN_IMAGE:-}
if [ -z "$debian" ]; then say 'Debian'; make_debian; debian=localhost/ndloo-debian; fi
node=${NODE_IMAGE:-}
if [ -z "$node" ]; then say "Node $node_line"; make_node "$debian"; node=localhost/ndloo-node; fi

say 'the image'
# In Docker's format, because the OCI format does not support HEALTHCHECK.
buildah build --quiet --format docker --file deploy/Dockerfile --ignorefile deploy/Dockerfile.dockerignore --pull=never --build-arg NODE_IMAGE="$node" --build-arg DEBIAN_IMAGE="$debian" --tag "$image" . >/dev/null

say 'what is in it'
container=$(buildah from --pull=never "localhost/$image"); containers+=("$container")
inside() { buildah run "$container" -- "$@"; }
[ "$(buildah inspect --type image --format '{{len .Docker.Config.Healthcheck.Test}}' "$image")" -ge 3 ] || fail 'HEALTHCHECK is gone'
user=$(inside id -u)
[ "$user" = 1000 ] || fail "it runs as user $user instead of 1000"
inside node --version | grep "^v$node_line\." >/dev/null || fail "Node is $(inside node --version)"
inside pg_dump --version | grep ' 17\.' >/dev/null || fail "pg_dump is $(inside pg_dump --version)"
inside pg_restore --version >/dev/null || fail 'pg_restore does not run'
packages=$(inside node -p "JSON.parse(require('node:fs').readFileSync('sbom.cdx.json')).components.length")
[ "$packages" -gt 50 ] || fail "its list of packages names $packages"
mount=$(buildah mount "$container")
bytes=$(du -sb --apparent-size "$mount" | cut -f1)
buildah umount "$container" >/dev/null
[ "$bytes" -le $((limit_mb * 1000 * 1000)) ] || fail "it has $((bytes / 1000000)) MB, more than $limit_mb"

say 'a service without a database is refused'
buildah run --env DEMO=0 "$container" -- node build/server/main.js >"$work/refused" 2>&1 && fail 'it started without a database'
grep -q 'DATABASE_URL is needed' "$work/refused" || fail "$(cat "$work/refused")"

say 'a demo starts and answers'
buildah run --env DEMO=1 --env PORT="$port" --env DEMO_MEMBERS=20 "$container" -- node build/server/main.js >"$work/log" 2>&1 &
served=$!
began=$SECONDS
until curl -fs "http://127.0.0.1:$port/ready" >/dev/null; do
  kill -0 "$served" 2>/dev/null || fail "it ended: $(tail -5 "$work/log")"
  [ $((SECONDS - began)) -lt 120 ] || fail "it is not ready after two minutes: $(tail -5 "$work/log")"
  sleep 0.2
done
took=$((SECONDS - began))
ask() { curl -fsS "http://127.0.0.1:$port$1" "${@:2}" || fail "$1 does not answer"; }
# Not `grep -q`: it ends at the first match, and curl then fails because it cannot write the rest.
ask / | grep '<html' >/dev/null || fail 'no page at /'
ask /api/docs | grep -i swagger >/dev/null || fail 'no documentation at /api/docs'
ask /api/docs/static/swagger-ui-bundle.js >/dev/null
login=$(ask /api/auth/login --json '{"email":"demo@ndloo.example","password":"welcome to ndloo"}')
token=$(printf %s "$login" | grep -o '"token":"[^"]*"' | cut -d'"' -f4)
photo=$(ask /api/me -H "authorization: Bearer $token" | grep -o '/photos/[^"]*' | head -1)
ask "$photo" -o "$work/photo"
[ "$(stat -c %s "$work/photo")" -gt 1000 ] || fail 'the photo is empty'
health=$(buildah inspect --type image --format '{{index .Docker.Config.Healthcheck.Test 3}}' "$image")
buildah run --env PORT="$port" "$container" -- node -e "$health" || fail 'HEALTHCHECK says no to a healthy server'
buildah run --env PORT=1 "$container" -- node -e "$health" && fail 'HEALTHCHECK says yes to nobody'
buildah run --env DEMO=1 "$container" -- node build/server/backup.js /backups/one | grep 'holds the embedded database' >/dev/null || fail 'no backup'

echo "The image has $((bytes / 1000000)) MB ($packages packages are listed), Node $(inside node --version), and was ready after $took s. $SECONDS s in all."
