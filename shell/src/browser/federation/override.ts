import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addLink, createLink } from './add-link.ts';

interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name: string; assets: { css: { sync: string[]; async: string[] } } }[];
}

/**
 * Runtime plugin: templates of one container come from a developer's own machine, without integrity. Only pages with an
 * override load it (override/choose-override.ts); the policy of all others forbids the origin.
 */
export async function createOverride(container: string, address: string): Promise<ModuleFederationRuntimePlugin> {
  const { metaData, exposes } = (await (await fetch(address, { cache: 'no-store' })).json()) as Manifest;
  const { name, path } = metaData.remoteEntry;
  const entry = new URL(path ? `${path}/${name}` : name, address).href;
  const own = `${container}@${new URL(address).host}`;
  const load = (url: string) => import(/* webpackIgnore: true */ url);
  const importVerified = globalThis.__gm_import__;
  globalThis.__gm_import__ = (base) =>
    new URL(base).origin === new URL(entry).origin
      ? (url) => load(new URL(url, base).href)
      : (importVerified?.(base) ?? load);
  return {
    name: 'override',
    async beforeRequest(request) {
      const [given, template] = request.id.split('/');
      if (given !== container) return request;
      request.origin.registerRemotes([{ name: own, entry, type: 'module', version: address }]);
      const css = exposes.find((expose) => expose.name === template)?.assets.css;
      const styles = [...(css?.sync ?? []), ...(css?.async ?? [])].map((file) => new URL(file, address).href);
      await Promise.all(
        styles
          .filter((href) => !document.querySelector(`link[href="${href}"]`))
          .map((href) => addLink(createLink({ rel: 'stylesheet', href }))),
      );
      return { ...request, id: `${own}/${template}` };
    },
    loadEntry: ({ remoteInfo }) => (remoteInfo.name === own ? load(entry) : undefined),
  };
}
