#!/bin/sh
# Run once by the postgres image, when its volume is empty: the role of the app and its database.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SITE_DATABASE_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role site login password :'password';
create database site owner site;
SQL
