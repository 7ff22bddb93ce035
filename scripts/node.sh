#!/bin/sh
# Runs the Node that npm brought. From version 25 on Node needs libatomic, which small installations of Linux lack: as root on
# Debian it is installed here, elsewhere one line says what to do.
brings_library() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo 'Node needs libatomic, which is not here: installing libatomic1 with apt-get' >&2
  export DEBIAN_FRONTEND=noninteractive
  apt-get -q -y update >/dev/null 2>&1
  apt-get -q -y install --no-install-recommends libatomic1 >/dev/null 2>&1
  node --version >/dev/null 2>&1
}

said=$(node --version 2>&1) || case $said in
  *libatomic*)
    brings_library || {
      echo 'Node needs the library libatomic, which is not here. Install it and start again: apt-get install libatomic1 (Debian, Ubuntu) or dnf install libatomic (Fedora).' >&2
      exit 1
    }
    ;;
esac
exec node "$@"
