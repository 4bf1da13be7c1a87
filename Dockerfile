# Node's current LTS on Debian. `npm run check image` builds from images of its own instead.
ARG NODE_IMAGE=node:26-trixie-slim
ARG DEBIAN_IMAGE=debian:trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# What the server reads from its release besides what is built: migrations and SQL functions.
RUN mkdir release && cp --parents db/migrations/*.sql platform/server/*/sql/*.sql features/*/server/sql/*.sql release/

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
RUN apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends binutils
# Without the names of its inner parts Node is a fifth smaller.
RUN strip --strip-unneeded -o /usr/local/bin/small-node /usr/local/bin/node
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx > sbom.cdx.json
COPY scripts/setup/thin-packages.sh ./
RUN sh thin-packages.sh

FROM ${DEBIAN_IMAGE} AS postgres
RUN apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends postgresql-client-17

FROM ${DEBIAN_IMAGE}
# What Node and PostgreSQL's programs are linked with.
RUN apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends libatomic1 libpq5 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
COPY --from=packages /usr/local/bin/small-node /usr/local/bin/node
# For backup and restore of servers up to this version.
COPY --from=postgres /usr/lib/postgresql/17/bin/pg_dump /usr/lib/postgresql/17/bin/pg_restore /usr/local/bin/
WORKDIR /app
# Large pictures go back to the system as soon as they are done with (docs/figures.md).
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  DATA_DIR=/data \
  MALLOC_MMAP_THRESHOLD_=500000 \
  MALLOC_TRIM_THRESHOLD_=1000000
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/sbom.cdx.json ./
COPY --from=build /app/build/server build/server
COPY --from=build /app/build/web build/web
COPY --from=build /app/build/pages build/pages
COPY --from=build /app/release ./
COPY package.json ./
RUN useradd --uid 1000 --no-log-init --home-dir /data --shell /usr/sbin/nologin node && mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# A stop takes up to ten seconds; whatever supervises should give it fifteen.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/main.js"]
