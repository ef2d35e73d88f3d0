/**
 * Entry of a remote for hosts that are not this site's shell, named by `mf-manifest.json`. It brings the federation
 * runtime and the modules that only the shell shares, then hands over to the remote's own entry. No page of the site
 * loads it.
 */
import federation from '@module-federation/webpack-bundler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import type { useStore } from 'zustand';
import { sharedRanges } from '../build/shared-ranges.ts';
import { navigationStore } from '../navigation/store.ts';

interface Shared {
  lib?: () => unknown;
  get(): (() => unknown) | Promise<() => unknown>;
}
/** Package name → version → the module, as the protocol defines it. */
type ShareScope = Record<string, Record<string, Shared>>;

interface Container {
  init(scope: ShareScope, ...rest: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

declare global {
  var __GM_FEDERATION__: (() => object) | undefined;
  var __gm_import__: ((base: string) => (url: string) => Promise<unknown>) | undefined;
}

globalThis.__GM_FEDERATION__ ??= () => ({ ...federation });
// The shell verifies every file here; another host decides itself what it trusts.
globalThis.__gm_import__ ??= (base) => (url) => import(/* webpackIgnore: true */ new URL(url, base).href);

const remote: Container = await import(/* webpackIgnore: true */ './remoteEntry.js' as string);

async function createNavigation(scope: ShareScope) {
  const [zustand] = Object.values(scope.zustand ?? {});
  if (!zustand) throw new Error("The host does not share 'zustand'");
  const { useStore: read } = (zustand.lib ?? (await zustand.get()))() as { useStore: typeof useStore };
  return { useNavigation: Object.assign((select: never) => read(navigationStore, select), navigationStore) };
}

function share(scope: ShareScope, name: keyof typeof sharedRanges, load: () => Promise<unknown>): void {
  const version = sharedRanges[name].replace('^', '');
  const shareConfig = { singleton: true, requiredVersion: false };
  const get = async () => {
    const module = await load();
    return () => module;
  };
  const shared = { version, get, from: 'plain-host', scope: ['default'], shareConfig, useIn: [], deps: [] };
  scope[name] ??= { [version]: shared };
}

export const { get } = remote;

export function init(scope: ShareScope, ...rest: unknown[]): unknown {
  share(scope, 'react/jsx-runtime', async () => jsxRuntime);
  share(scope, '@gm/shared/navigation', () => createNavigation(scope));
  return remote.init(scope, ...rest);
}
