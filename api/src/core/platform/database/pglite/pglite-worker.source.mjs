// Threads do not inherit the TypeScript loader; the bundle starts `pglite-worker.mjs` directly. Tests bundle it once
// for their hundred databases (test/bundle-thread.ts).
const { PGLITE_THREAD } = process.env;

if (PGLITE_THREAD) {
  await import(PGLITE_THREAD);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./pglite-worker.ts');
}
