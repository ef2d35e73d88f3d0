import { reloadIfStale } from '../federation/reload-if-stale.ts';

declare global {
  /** The build compiles chunk loading of the shell to this (rspack.config.ts). */
  var __gm_shell_import__: ((url: string) => Promise<unknown>) | undefined;
}

const BASE = '/shell/';

/** Imports a chunk of the shell. If a deploy has removed it, the page reloads (requirement S-17). */
export async function importChunk(
  url: string,
  load: (pathname: string) => Promise<unknown> = (pathname) => import(/* webpackIgnore: true */ pathname),
): Promise<unknown> {
  const { pathname } = new URL(url, new URL(BASE, location.href));
  try {
    return await load(pathname);
  } catch (fault) {
    if (await reloadIfStale(pathname, true)) return new Promise(() => {});
    throw fault;
  }
}

globalThis.__gm_shell_import__ = (url) => importChunk(url);
