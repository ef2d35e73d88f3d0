// Threads do not inherit the TypeScript loader of the sources; the bundle starts `pglite-worker.mjs` directly.
// Tests open a hundred databases and bundle it once (test/bundle-thread.ts).
const { PGLITE_THREAD } = process.env;

if (PGLITE_THREAD) {
  await import(PGLITE_THREAD);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./pglite-worker.ts');
}
