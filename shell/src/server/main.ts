import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitWith, readOrExit } from '@gm/shared/cli/exit-with';
import { describePortFault } from '../../cli/check-settings.mjs';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const CLOSE_LIMIT_MS = 5000;
const KEPT = new Set(['NODE_ENV', 'PATH', 'TZ']);

const config = readOrExit(() => readConfig(process.env));
// Settings are read once; processes started here do not inherit them.
for (const name of Object.keys(process.env)) if (!KEPT.has(name)) delete process.env[name];
const drain = { active: false };
const app = await createServer(config, path.resolve(import.meta.dirname, '..'), drain);
await app.listen({ port: config.port, host: config.host }).catch(({ code, message }: NodeJS.ErrnoException) => {
  exitWith(code ? describePortFault('PORT', config.port, config.host, code) : message);
});
// Tells `npm start` that this process owns the port.
process.send?.('listening');

// The process still exits with an error, but only after logging and reporting it.
process.once('uncaughtException', (err) => {
  app.log.fatal({ err }, 'closing after a fault');
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
  void app.close().finally(() => process.exit(1));
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    drain.active = true;
    await wait(config.shutdownDelay);
    await app.close();
    process.exit(0);
  });
}
