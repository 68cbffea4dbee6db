#!/bin/sh
# Writes down which images the tags mean today, by digest, in deploy/.env, which compose reads. Run it again to take newer ones.
set -eu
cd "$(dirname "$0")"
pin() {
  digest=$(docker buildx imagetools inspect "$2" --format '{{.Manifest.Digest}}')
  case $digest in
  sha256:*) echo "$1=$2@$digest" ;;
  *) echo "no digest for $2: $digest" >&2 && exit 1 ;;
  esac
}
{
  pin NODE_IMAGE node:24-bookworm-slim
  pin POSTGRES_IMAGE postgres:17
  pin NATS_IMAGE nats:2
  pin CADDY_IMAGE caddy:2
} >.env.new
mv .env.new .env
cat .env
