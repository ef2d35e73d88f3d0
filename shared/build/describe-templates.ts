import fs from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '../contract/contract.ts';
import type { Release } from '../contract/release.ts';
import { readPosts } from './describe-schemas.ts';
import { listFiles } from './list-files.ts';

/** The part of `mf-manifest.json` that a release needs. */
export interface Manifest {
  metaData: { publicPath: string; remoteEntry: { name: string; path: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** What `release.json` says about each template, without the files of the build. */
export type DescribedTemplates = Record<string, Omit<Release['templates'][string], 'js' | 'css'>>;

export function describeTemplates(remote: RemoteDefinition): DescribedTemplates {
  return Object.fromEntries(
    Object.entries(remote.templates).map(([name, template]) => {
      const { slots, surface = 'sheet', island, insert, fills, policy, paths = remote.paths ?? [] } = template;
      return [
        name,
        {
          slots: [...slots],
          surface,
          island: island?.when ?? null,
          ...(island ? { because: island.because } : {}),
          ...(insert ? { insert } : {}),
          ...(fills ? { fills } : {}),
          paths: [...paths],
          posts: readPosts(template),
          ...(policy ? { policy: { ...policy, from: [...policy.from], uses: [...policy.uses] } } : {}),
        },
      ];
    }),
  );
}

/** Adds the files that the browser needs for each template; `outDir` holds the build of the remote `name`. */
export function addAssets(
  outDir: string,
  name: string,
  described: DescribedTemplates,
): Pick<Release, 'entry' | 'templates'> {
  const manifest = JSON.parse(fs.readFileSync(path.join(outDir, 'client/mf-manifest.json'), 'utf8')) as Manifest;
  const { remoteEntry } = manifest.metaData;
  const client = (file: string) => path.posix.join('client', file);
  const templates: Release['templates'] = {};
  for (const [template, description] of Object.entries(described)) {
    const assets = manifest.exposes.find((expose) => expose.name === template)?.assets;
    if (!assets) throw new Error(`${name}: the build exposes no template '${template}'`);
    templates[template] = { ...description, js: assets.js.sync.map(client), css: assets.css.sync.map(client) };
  }
  // Only the shell loads stylesheets, and it uses this list.
  const listed = Object.values(templates).flatMap(({ css }) => css);
  const unlisted = listFiles(outDir, 'client').filter((file) => file.endsWith('.css') && !listed.includes(file));
  if (unlisted.length > 0) {
    throw new Error(`${name}: ${unlisted.join(', ')} is loaded late; import the stylesheet in the template itself`);
  }
  return { entry: client(path.posix.join(remoteEntry.path, remoteEntry.name)), templates };
}
