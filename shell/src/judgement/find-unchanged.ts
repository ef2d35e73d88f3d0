import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/contract/release';
import type { StoredBuild } from './budget.ts';

const SERVER = 'server/';
/** The server file with all code of a template. */
const ownFile = (template: string) => `${SERVER}__federation_expose_${template.replaceAll(/\W/g, '_')}.cjs`;

/** Text of a file without the container's name, which includes the version. */
function readText({ release: { name, version }, dir }: StoredBuild, file: string): string {
  const container = `${name}__${version}`.replaceAll(/\W/g, '_');
  return fs.readFileSync(path.join(dir, file), 'utf8').replaceAll(container, name);
}

function isSameFile(before: StoredBuild, after: StoredBuild, file: string): boolean {
  const [then, now] = [before.release.files[file], after.release.files[file]];
  if (!then || !now) return false;
  return then.integrity === now.integrity || readText(before, file) === readText(after, file);
}

const listServerFiles = ({ files }: Release) => Object.keys(files).filter((file) => file.startsWith(SERVER));

interface Sameness {
  /** Templates that render the same: their own file is unchanged, too. */
  unchanged: string[];
  /** Both derive the same data from the api's replies. */
  sameContract: boolean;
}

/**
 * Finds the templates whose server code is the same in both builds. Everything shared (the entry, the contract with its
 * schemas) must be the same; where that differs anything may.
 */
export function findUnchanged(before: StoredBuild, after: StoredBuild): Sameness {
  const own = new Set([before, after].flatMap(({ release }) => Object.keys(release.templates).map(ownFile)));
  const others = new Set([before, after].flatMap(({ release }) => listServerFiles(release)));
  for (const file of own) others.delete(file);
  const isSpokenAlike = before.release.contractVersion === after.release.contractVersion;
  if (!isSpokenAlike || ![...others].every((file) => isSameFile(before, after, file)))
    return { unchanged: [], sameContract: false };
  const [then, now] = [before, after].map(({ release }) => release.templates);
  const names = [...new Set([before, after].flatMap(({ release }) => Object.keys(release.templates)))];
  const declare = (template: Release['templates'][string] | undefined) =>
    template && JSON.stringify([template.slots, template.surface, template.island]);
  const alike = names.filter((name) => then?.[name] && declare(then[name]) === declare(now?.[name]));
  return {
    unchanged: alike.filter((name) => isSameFile(before, after, ownFile(name))),
    sameContract: alike.length === names.length,
  };
}
