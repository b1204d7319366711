FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/qismah
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
 && node --import tsx db/seed/places.ts places.sqlite \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PLACES_FILE=/srv/qismah/places.sqlite
WORKDIR /srv/qismah
COPY --from=build /srv/qismah/package.json /srv/qismah/tsconfig.json ./
COPY --from=build /srv/qismah/node_modules ./node_modules
COPY --from=build /srv/qismah/build ./build
COPY --from=build /srv/qismah/db ./db
COPY --from=build /srv/qismah/app ./app
COPY --from=build /srv/qismah/places.sqlite /srv/qismah/LICENSE /srv/qismah/NOTICE ./
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "app/cli/container.mjs"]
