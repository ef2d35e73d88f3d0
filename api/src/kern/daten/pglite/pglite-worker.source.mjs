// Threads do not inherit the TypeScript loader of the sources; the bundle starts `pglite-worker.mjs` directly.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
