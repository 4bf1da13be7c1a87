FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:20-bookworm-slim
# pg_dump and pg_restore, for backup and restore.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Large pictures go back to the system as soon as they are done with (docs/figures.md).
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  DATA_DIR=/data \
  MALLOC_MMAP_THRESHOLD_=500000 \
  MALLOC_TRIM_THRESHOLD_=1000000
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY db/migrations db/migrations
COPY package.json ./
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# A stop takes up to ten seconds; whoever supervises should give it that.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/main.js"]
