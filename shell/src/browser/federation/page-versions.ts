import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteHints } from '../../base/seite-daten.ts';

/**
 * Runtime plugin: `mf-forms/kontakt` is the template of the version that the page names. Each version is a remote of its
 * own, named like its container, so that a new one does not replace modules in use.
 */
export function createPageVersions(known: RemoteHints): ModuleFederationRuntimePlugin {
  return {
    name: 'page-versions',
    beforeRequest(request) {
      const [remote = '', template = ''] = request.id.split('/');
      const hint = known[remote];
      // The runtime refuses a name that no page has named.
      return hint?.templates[template] ? { ...request, id: `${hint.container}/${template}` } : request;
    },
  };
}
