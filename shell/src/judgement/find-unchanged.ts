import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/vertrag/release';
import type { StoredBuild } from './budget.ts';

const SERVER = 'server/';
/** The one file of the server that holds all code of a template. */
const ownFile = (template: string) => `${SERVER}__federation_expose_${template.replaceAll(/\W/g, '_')}.cjs`;

/** The text of a file without the container's name, which has the version in it. */
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

/**
 * Templates that render the same in both builds, because the server has the same code for them: their own file, and all that
 * is no template's own (the entry, the contract with its schemas). Where that differs anything may.
 */
export function findUnchanged(before: StoredBuild, after: StoredBuild): string[] {
  const own = new Set([before, after].flatMap(({ release }) => Object.keys(release.templates).map(ownFile)));
  const others = new Set([before, after].flatMap(({ release }) => listServerFiles(release)));
  for (const file of own) others.delete(file);
  if (![...others].every((file) => isSameFile(before, after, file))) return [];
  return Object.entries(after.release.templates).flatMap(([template, { slots, surface, island }]) => {
    const old = before.release.templates[template];
    if (!old || !isSameFile(before, after, ownFile(template))) return [];
    const isDeclaredAlike =
      JSON.stringify([old.slots, old.surface, old.island]) === JSON.stringify([slots, surface, island]);
    return isDeclaredAlike ? [template] : [];
  });
}
