# Junction at home: docker compose up. Rooms are kept in the volume (docs/operations.md).
FROM node:24-slim
WORKDIR /junction
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && mkdir -p .state && chown -R node:node /junction
USER node
ENV HOST=0.0.0.0 PORT=8787
EXPOSE 8787
VOLUME /junction/.state
CMD ["node", "worker/local/start.ts"]
