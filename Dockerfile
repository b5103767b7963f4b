# The service without its embedded database. It requires DATABASE_URL and SECRET_KEY.
# How to run it: server/docs/hosting.md

FROM node:20-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY codegen/package.json codegen/
COPY server/package.json server/
COPY sdk/package.json sdk/
COPY sdk/contract/package.json sdk/contract/
COPY sdk/mcp/package.json sdk/mcp/
COPY examples/package.json examples/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY openapi.yaml tsconfig.json tsconfig.base.json ./
COPY codegen codegen
COPY sdk sdk
COPY server server
RUN npm run build

FROM manifests AS dependencies
RUN npm ci --no-audit --no-fund --omit=dev --workspace=server

FROM node:20-bookworm-slim
WORKDIR /app
# npm installs packages into node_modules of the root and of the workspaces.
COPY --from=dependencies /app ./
COPY --from=build /app/sdk/dist sdk/dist
COPY --from=build /app/sdk/contract/dist sdk/contract/dist
COPY --from=build /app/sdk/mcp/dist sdk/mcp/dist
COPY --from=build /app/server/dist server/dist
COPY server/docs server/docs
COPY server/data server/data
COPY LICENSE ./
RUN ln -s /app/server/dist/main.js /usr/local/bin/outreach && install -d -o node -g node -m 700 /data

# STATELESS: all data is in the database and the settings, never in the container.
ENV NODE_ENV=production STATELESS=true HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(response => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["outreach"]
CMD ["serve"]
