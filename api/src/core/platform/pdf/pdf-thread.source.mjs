// Threads do not inherit the TypeScript loader; the bundle starts `pdf-thread.mjs` directly.
import { register } from 'tsx/esm/api';

register();
await import('./pdf-thread.ts');
