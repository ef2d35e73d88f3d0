import fs from 'node:fs';
import path from 'node:path';
import { type Examples, examplesSchema } from '@gm/shared/contract/example';
import { type Release, type TemplateSchemas, templateSchemasSchema } from '@gm/shared/contract/release';
import { LruMap } from '../base/lru-map.ts';
import { releaseDir } from '../store/release-store.ts';

const KEPT = 50;

/** Files delivered with releases. A release is immutable, so each file is read once. */
class ReleaseFiles<Content extends object> {
  readonly #known = new LruMap<Content>(KEPT);

  constructor(
    private readonly releasesDir: string,
    private readonly file: 'examples' | 'schemas',
    private readonly schema: { parse(json: unknown): Content },
  ) {}

  /** Empty for releases from before such files existed. */
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

export type ExampleStore = Pick<ReleaseFiles<Examples>, 'read'>;
export type SchemaStore = Pick<ReleaseFiles<TemplateSchemas>, 'read'>;

export const createExampleStore = (releasesDir: string): ExampleStore =>
  new ReleaseFiles<Examples>(releasesDir, 'examples', examplesSchema);

export const createSchemaStore = (releasesDir: string): SchemaStore =>
  new ReleaseFiles<TemplateSchemas>(releasesDir, 'schemas', templateSchemasSchema);
