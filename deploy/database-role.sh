#!/bin/sh
# Run once, in an empty database: the product's own role owns its database and nothing else, and the superuser of the image
# has no password any more, so that it is reached from within the container alone.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username postgres --dbname kaarto <<'SQL'
create role kaarto login password :'password';
alter database kaarto owner to kaarto;
alter role postgres password null;
SQL
