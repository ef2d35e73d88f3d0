#!/bin/sh
# Builds the image without any registry of images: a small Debian, this machine's Node, and the Containerfile.
# As root, with mmdebstrap and buildah: sh docs/operations/image.sh [name]
set -eu
cd "$(dirname "$0")/../.."
name=${1:-gemeinde}
# Inside of another container there is neither a file system of layers nor a namespace of its own.
: "${BUILDAH_ISOLATION:=chroot}" "${STORAGE_DRIVER:=vfs}"
export BUILDAH_ISOLATION STORAGE_DRIVER
if ! buildah inspect --type image node-debian >/dev/null 2>&1; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  mmdebstrap --variant=minbase --include=ca-certificates,libstdc++6 \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' bookworm "$work/debian.tar"
  base=$(buildah from scratch)
  buildah add -q "$base" "$work/debian.tar" /
  buildah copy -q "$base" "$(command -v node)" /usr/bin/node
  buildah copy -q "$base" "$(npm root -g)/npm" /usr/lib/node_modules/npm
  buildah run "$base" -- sh -c 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm; ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/bin/npx'
  buildah commit -q "$base" node-debian
  buildah rm "$base" >/dev/null
fi
# The format of OCI has no health check.
buildah build -q --format docker ${NODE_EXTRA_CA_CERTS:+-v "$NODE_EXTRA_CA_CERTS:/etc/ssl/certs/ca-certificates.crt:ro"} --build-arg BASE=localhost/node-debian --ignorefile docs/operations/Containerfile.containerignore \
  -f docs/operations/Containerfile -t "$name" .
buildah images "$name"
