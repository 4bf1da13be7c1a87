#!/bin/sh
# Removes from node_modules what a running server never reads: sources, types, source maps, texts for developers, builds for browsers.
set -eu
cd node_modules
find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' -o -name '*.markdown' \) ! -iname 'licen[cs]e*' -delete
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name examples -o -name benchmarks -o -name docs -o -name .github \) -prune -exec rm -rf {} +
# Builds of one file for browsers, and extensions of the embedded database that no migration creates.
rm -rf libphonenumber-js/bundle @electric-sql/pglite/dist/*.tar.gz
