import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Runtime plugin: lists host and remotes where the developer tools of Module Federation look for them. The runtime fills
 * the list from manifests, which the page does not load: it names every file itself.
 */
export const moduleInfo: ModuleFederationRuntimePlugin = {
  name: 'module-info',
  registerRemote(registered) {
    const { remote, origin } = registered;
    const all = globalThis.__FEDERATION__.moduleInfo;
    if (!('entry' in remote)) return registered;
    const { name, entry } = remote;
    const version = 'version' in remote ? String(remote.version) : '';
    const host = all[origin.name];
    const remotesInfo = host && 'remotesInfo' in host ? host.remotesInfo : {};
    all[origin.name] = {
      version: '',
      remoteEntry: '',
      remotesInfo: { ...remotesInfo, [name]: { matchedVersion: version } },
    };
    all[`${name}:${version}`] = { version, remoteEntry: entry, remoteEntryType: 'module', globalName: name };
    return registered;
  },
};
