import fs from 'node:fs';
import path from 'node:path';
import { type Beispiel, type Beispiele, beispieleSchema } from '@gm/shared/vertrag/beispiel';
import type { Release } from '@gm/shared/vertrag/release';
import type { Snapshot } from '../registry/registry.ts';
import { releaseDir } from '../registry/release-store.ts';
import { LruMap } from '../server/lru-map.ts';
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

const KEPT = 50;

/** The examples that came with releases. A release never changes, so its file is read once. */
export class ExampleStore {
  readonly #examples = new LruMap<Beispiele>(KEPT);

  constructor(private readonly releasesDir: string) {}

  /** Empty for a release from before there were any. */
  read({ name, version, examples }: Release): Beispiele {
    const key = `${name} ${version}`;
    const known = this.#examples.get(key);
    if (known) return known;
    const file = examples && path.join(releaseDir(this.releasesDir, name, version), examples);
    const read = file ? beispieleSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
    this.#examples.set(key, read);
    return read;
  }
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
