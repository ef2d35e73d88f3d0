import type { Example } from '@gm/shared/contract/example';
import type { Release } from '@gm/shared/contract/release';
import type { Snapshot } from '../registry/registry.ts';
import type { ExampleStore } from './release-files.ts';
import { weighTemplate } from './weigh-template.ts';

/** A template as the gallery shows it. */
export interface Template {
  name: string;
  remote: string;
  version: string;
  contract: number;
  template: Release['templates'][string];
  /** Bytes before compression. */
  js: number;
  css: number;
  examples: Example[];
}

/** All templates of a snapshot's releases with their owning remotes, sorted by name. */
export function listTemplates({ remotes, owners }: Snapshot, store: ExampleStore): Template[] {
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
        examples: examples[name] ?? [],
      }));
  });
}
