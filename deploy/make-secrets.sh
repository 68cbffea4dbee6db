#!/bin/sh
# Makes the secrets of compose.yaml, once, in deploy/secrets: passwords for PostgreSQL and NATS that nobody has to know, and the
# token that Prometheus has to send.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo "deploy/secrets is already there; nothing was changed." >&2
  exit 1
fi

password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
database=$(password)
news=$(password)

# Containers read them as users of their own, so the files are open and the folder is not.
mkdir -m 700 secrets
umask 022
printf '%s\n' "$database" >secrets/postgres-password
printf 'postgres://roundhouse:%s@postgres:5432/roundhouse\n' "$database" >secrets/database-url
printf 'nats://roundhouse:%s@nats:4222\n' "$news" >secrets/nats-url
printf 'port: 4222\nmax_payload: 1MB\nauthorization { user: roundhouse, password: "%s" }\n' "$news" >secrets/nats.conf
password >secrets/metrics-token
echo "deploy/secrets is made. Keep a copy where your backups are."
