#!/bin/sh
# The login of the website: a member of jamun_app, which may read and write rows and own nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$WEB_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE jamun_app NOLOGIN;
CREATE ROLE jamun_retention NOLOGIN;
GRANT jamun_app, jamun_retention TO CURRENT_USER;
CREATE ROLE jamun_web LOGIN PASSWORD :'password';
GRANT jamun_app TO jamun_web;
SQL
