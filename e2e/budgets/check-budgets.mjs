/** `npm run check:budgets`: builds the sources into the checks' release store and measures bundle sizes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nameTestStore } from '../run/store.mjs';

const root = join(import.meta.dirname, '../..');
const env = { ...process.env, ...nameTestStore(root) };

for (const [command, ...args] of [
  ['npm', 'run', '--silent', 'build'],
  ['size-limit', '--config', 'e2e/budgets/size-limit.config.mjs'],
]) {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
