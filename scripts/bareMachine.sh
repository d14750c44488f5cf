#!/usr/bin/env bash
# bareMachine.sh - the README's commands on a machine that has Node and git and nothing else.
#
#   scripts/bareMachine.sh [--user] [--root] [--start] [--keep] [-- VITEST ARGUMENTS...]
#
# Builds a bare Debian of this machine's own release in a folder (debootstrap --variant=minbase), puts Node, npm and a clone of
# what is committed here into it, and runs there, with the times they take:
#   --user   npm ci && npm test, as an ordinary user: what cannot run is left out by name
#   --start  npm ci && npm start, as root, until it prints its address
#   --root   npm ci && npm test, as root: what is missing is installed, and everything runs
# Without any of these all three, in this order. What follows `--` goes to Vitest, for a part of the tests. --keep leaves the
# folder where it is. Needs root, debootstrap, and some 6 GB below TMPDIR or /var/tmp.
#
# Where packages come from is this machine's business: apt's and npm's settings are read from it when the script runs.
set -euo pipefail

say() { printf '== %s\n' "$*"; }
die() { printf 'bareMachine: %s\n' "$*" >&2; exit 1; }

usage() { sed -n '2,/^set -euo/p' "$0" | sed '$d; s/^# \{0,1\}//'; }

RUNS=() KEEP=0 ARGS=()
while [ $# -gt 0 ]; do
  case $1 in
    --user | --root | --start) RUNS+=("${1#--}") ;;
    --keep) KEEP=1 ;;
    -h | --help) usage; exit 0 ;;
    --) shift; ARGS=("$@"); break ;;
    *) usage >&2; exit 2 ;;
  esac
  shift
done
[ ${#RUNS[@]} -gt 0 ] || RUNS=(user start root)
[ "$(id -u)" = 0 ] || die 'only root can build a machine in a folder'
command -v debootstrap >/dev/null || die 'debootstrap is missing: apt-get install debootstrap'

# Mounts and processes of their own: both are gone with this script, however it ends.
if [ -z "${BARE_MACHINE_FOLDER:-}" ]; then
  BARE_MACHINE_FOLDER=$(mktemp -d "${TMPDIR:-/var/tmp}/backrank-bare.XXXXXX")
  export BARE_MACHINE_FOLDER
  machine=''
  clear_away() {
    # unshare hears nothing else; its death is that of all that runs inside.
    if [ -n "$machine" ] && kill -KILL "$machine" 2>/dev/null; then wait "$machine" 2>/dev/null || true; fi
    if [ "$KEEP" = 1 ]; then say "left in $BARE_MACHINE_FOLDER"; else rm -rf --one-file-system "$BARE_MACHINE_FOLDER"; fi
  }
  trap clear_away EXIT
  trap 'exit 130' INT TERM HUP
  unshare --mount --propagation private --pid --mount-proc --fork --kill-child \
    "$0" "${RUNS[@]/#/--}" -- "${ARGS[@]}" &
  machine=$!
  code=0
  wait "$machine" || code=$?
  machine=''
  exit "$code"
fi

PROJECT=$(cd "$(dirname "$0")/.." && pwd)
BARE=$BARE_MACHINE_FOLDER/root
USER_NAME=somebody
TIMES=()

# Runs a command and keeps its time under a name.
timed() { # $1 = name, rest = command
  local name=$1 begun=$SECONDS code=0
  shift
  say "$name"
  "$@" || code=$?
  TIMES+=("$(printf '%5d s  %s%s' $((SECONDS - begun)) "$name" "$([ "$code" = 0 ] || echo "  FAILED ($code)")")")
  return "$code"
}

tell_times() {
  local code=$?
  say 'times'
  printf '%s\n' "${TIMES[@]}"
  exit "$code"
}

# Lines `deb URI RELEASE COMPONENT` of the system that this machine runs, from wherever its apt has them.
sources() {
  apt-get indextargets --format '$(ORIGIN) deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
    awk -v id="$ID" 'tolower($1) == id { $1 = ""; print substr($0, 2) }' | sort -u
}

build_system() {
  # shellcheck source=/dev/null
  . /etc/os-release
  local mirror proxy
  mirror=$(sources | awk -v release="$VERSION_CODENAME" '$3 == release { print $2; exit }')
  [ -n "$mirror" ] || die "apt of this machine names no mirror of $VERSION_CODENAME"
  proxy=$(apt-config dump --format '%v%n' Acquire::http::Proxy)
  http_proxy=${proxy:-${http_proxy:-}} debootstrap --variant=minbase --include=git "$VERSION_CODENAME" \
    "$BARE" "$mirror" >"$BARE_MACHINE_FOLDER/debootstrap.log" 2>&1 ||
    { tail -n 20 "$BARE_MACHINE_FOLDER/debootstrap.log"; die 'debootstrap failed'; }
  sources >"$BARE/etc/apt/sources.list"
  apt-config dump | grep -i '^Acquire::.*Proxy' >"$BARE/etc/apt/apt.conf.d/00proxy" || true
  cp /etc/resolv.conf /etc/hosts "$BARE/etc/"
}

mount_system() {
  # Where / is no mount point, nobody could make mounts of his own inside.
  mount --bind "$BARE" "$BARE"
  mount -t proc proc "$BARE/proc"
  mount -t sysfs -o ro sysfs "$BARE/sys"
  mount -t tmpfs -o mode=755 dev "$BARE/dev"
  mkdir "$BARE/dev/shm" "$BARE/dev/pts"
  mount -t tmpfs -o mode=1777 shm "$BARE/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$BARE/dev/pts"
  local name
  for name in null zero full random urandom tty; do
    touch "$BARE/dev/$name"
    mount --bind "/dev/$name" "$BARE/dev/$name"
  done
  ln -s pts/ptmx "$BARE/dev/ptmx"
  ln -s /proc/self/fd "$BARE/dev/fd"
}

# Node and npm as they are here, with npm's settings of where packages come from.
copy_node() {
  local npm settings='registry|proxy|cafile|strict-ssl|^//|_auth' file
  npm=$(npm root -g)/npm
  install -D "$(readlink -f "$(command -v node)")" "$BARE/usr/local/bin/node"
  mkdir -p "$BARE/usr/local/lib/node_modules" "$BARE/usr/local/etc"
  cp -r "$npm" "$BARE/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$BARE/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$BARE/usr/local/bin/npx"
  for file in "$(npm config get globalconfig)" "$(npm config get userconfig)"; do
    grep -E "$settings" "$file" 2>/dev/null | grep -v '^cafile' >>"$BARE/usr/local/etc/npmrc" || true
  done
  # Certificates of this machine's own, in a place that no package of the system writes to.
  file=$(npm config get cafile)
  [ -f "$file" ] || file=${NODE_EXTRA_CA_CERTS:-}
  if [ -f "$file" ]; then cp "$file" "$BARE/etc/machine-certificates.crt"; fi
}

clone_for() { # $1 = user
  local home
  home=$(chroot "$BARE" sh -c "echo ~$1")
  git clone --quiet --no-hardlinks "$PROJECT" "$BARE$home/backrank"
  chroot "$BARE" chown -R "$1" "$home"
}

# Runs a command line in a user's clone, with no more of this machine's environment than the way to its packages.
inside() { # $1 = user, rest = command line
  local user=$1 home variables=() name
  shift
  home=$(chroot "$BARE" sh -c "echo ~$user")
  for name in $(compgen -e | grep -iE '^(npm_config_.*registry|npm_config_.*proxy|https?_proxy|no_proxy)$'); do
    variables+=("$name=${!name}")
  done
  if [ -f "$BARE/etc/machine-certificates.crt" ]; then
    variables+=(NODE_EXTRA_CA_CERTS=/etc/machine-certificates.crt npm_config_cafile=/etc/machine-certificates.crt)
  fi
  chroot --userspec="$user" "$BARE" env -i HOME="$home" USER="$user" LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "${variables[@]}" \
    sh -c "cd ~/backrank && $*"
}

words_of() { [ ${#ARGS[@]} = 0 ] || printf -- ' -- %s' "${ARGS[*]@Q}"; }

run_tests() { # $1 = user
  timed "npm ci, as $1" inside "$1" npm ci
  timed "npm test$(words_of), as $1" inside "$1" "npm test$(words_of)"
}

# `npm start` serves until it is stopped: until it has printed its address, or for ten minutes.
start_until_address() {
  local out=$BARE_MACHINE_FOLDER/start.log pid code=1
  # In a process group of its own, which is stopped as by Ctrl-C.
  set -m
  inside root npm start >"$out" 2>&1 &
  pid=$!
  set +m
  for _ in $(seq 600); do
    if grep -qE 'http://127\.0\.0\.1:[0-9]+' "$out"; then code=0; break; fi
    kill -0 "$pid" 2>/dev/null || break
    sleep 1
  done
  cat "$out"
  kill -INT -- "-$pid" 2>/dev/null || true
  wait "$pid" || true
  return "$code"
}

trap tell_times EXIT
timed 'a bare system' build_system
mount_system
copy_node
say "$(. /etc/os-release; echo "$PRETTY_NAME"), Node $(node --version), npm $(npm --version), commit $(git -C "$PROJECT" rev-parse --short HEAD)"

for run in "${RUNS[@]}"; do
  case $run in
    user)
      chroot "$BARE" useradd --create-home "$USER_NAME"
      clone_for "$USER_NAME"
      run_tests "$USER_NAME"
      ;;
    start)
      [ -d "$BARE/root/backrank" ] || clone_for root
      timed 'npm ci, as root' inside root npm ci
      timed 'npm start, as root, to its address' start_until_address
      ;;
    root)
      [ -d "$BARE/root/backrank" ] || clone_for root
      run_tests root
      ;;
  esac
done
