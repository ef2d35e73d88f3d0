import path from 'node:path';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const config = readConfig(process.env);
const app = await createServer(config, path.resolve(import.meta.dirname, '..'));
await app.listen({ port: config.port, host: config.host });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
