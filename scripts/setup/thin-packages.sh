#!/bin/sh
# Removes from node_modules what a running server never reads: sources, types, source maps, texts for developers, builds for browsers.
set -eu
cd node_modules
find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' -o -name '*.markdown' \) ! -iname 'licen[cs]e*' -delete
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name examples -o -name benchmarks -o -name docs -o -name .github \) -prune -exec rm -rf {} +
# Builds of one file for browsers, and extensions of the embedded database that no migration creates.
rm -rf libphonenumber-js/bundle yaml/browser csv-parse/dist @fastify/swagger-ui/static/swagger-ui.js @electric-sql/pglite/dist/*.tar.gz
# Second copies of packages that only our own modules import, so not with `require`; and of packages that are only required, as modules.
find @electric-sql/pglite zod sharp/dist -type f -name '*.cjs' -delete
rm -rf nodemailer/dist/cjs @simplewebauthn/server/script altcha-lib/dist/cjs libphonenumber-js/build
rm -rf glob/dist/esm minimatch/dist/esm path-scurry/dist/esm path-scurry/node_modules/lru-cache/dist/esm
# Sources, versions and tables that nothing opens: passwords are read from `src`, countries from the table for both kinds of addresses.
rm -rf sharp/src zod/v3 libphonenumber-js/source libphonenumber-js/mobile libphonenumber-js/metadata.mobile.* libphonenumber-js/metadata.full.*
rm -rf @zxcvbn-ts/language-common/dist @ip-location-db/*/*-ipv4.mmdb @ip-location-db/*/*-ipv6.mmdb
