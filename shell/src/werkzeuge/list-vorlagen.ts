import type { Beispiel } from '@gm/shared/vertrag/beispiel';
import type { Release } from '@gm/shared/vertrag/release';
import type { Snapshot } from '../registry/registry.ts';
import type { ExampleStore } from './release-files.ts';
import { weighTemplate } from './weigh-template.ts';

/** A template as the gallery shows it. */
export interface Vorlage {
  name: string;
  remote: string;
  version: string;
  contract: number;
  template: Release['templates'][string];
  /** Bytes before compression. */
  js: number;
  css: number;
  beispiele: Beispiel[];
}

/** Every template of the releases of a snapshot, each with the remote that owns it, in the order of their names. */
export function listVorlagen({ remotes, owners }: Snapshot, store: ExampleStore): Vorlage[] {
  return [...remotes.keys()].sort().flatMap((remote) => {
    const release = remotes.get(remote)?.server.release;
    if (!release) return [];
    const examples = store.read(release);
    return Object.entries(release.templates)
      .filter(([name]) => owners.get(name) === remote)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, template]) => ({
        name,
        remote,
        version: release.version,
        contract: release.contractVersion,
        template,
        ...weighTemplate(release, name),
        beispiele: examples[name] ?? [],
      }));
  });
}
