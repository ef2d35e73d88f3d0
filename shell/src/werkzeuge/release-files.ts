import fs from 'node:fs';
import path from 'node:path';
import { type Beispiele, beispieleSchema } from '@gm/shared/vertrag/beispiel';
import { type Release, type TemplateSchemas, templateSchemasSchema } from '@gm/shared/vertrag/release';
import { releaseDir } from '../registry/release-store.ts';
import { LruMap } from '../server/lru-map.ts';

const KEPT = 50;

/** Files that came with releases. A release never changes, so each is read once. */
class ReleaseFiles<Content extends object> {
  readonly #known = new LruMap<Content>(KEPT);

  constructor(
    private readonly releasesDir: string,
    private readonly file: 'examples' | 'schemas',
    private readonly schema: { parse(json: unknown): Content },
  ) {}

  /** Empty for a release from before there were any. */
  read(release: Release): Content {
    const { name, version, [this.file]: file } = release;
    const key = `${name} ${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    const json = file && fs.readFileSync(path.join(releaseDir(this.releasesDir, name, version), file), 'utf8');
    const read = this.schema.parse(json ? JSON.parse(json) : {});
    this.#known.set(key, read);
    return read;
  }
}

export type ExampleStore = Pick<ReleaseFiles<Beispiele>, 'read'>;
export type SchemaStore = Pick<ReleaseFiles<TemplateSchemas>, 'read'>;

export const createExampleStore = (releasesDir: string): ExampleStore =>
  new ReleaseFiles<Beispiele>(releasesDir, 'examples', beispieleSchema);

export const createSchemaStore = (releasesDir: string): SchemaStore =>
  new ReleaseFiles<TemplateSchemas>(releasesDir, 'schemas', templateSchemasSchema);
