import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Folders of `shared` whose files must have at least two users. Not included: the modules' tools and tests, the store,
 * the styles of the kit, and what modules use only at run time (`navigation`, `carousel`).
 */
const FOR_TWO = /^shared\/(accounts|areas|blocks|browser|detail|format|forms|list|opening-hours|rules|schemas)\//;
const FOR_ALL_AREAS = /^shared\/(blocks|rules|schemas)\//;
const TEST = /\.(test|spec|examples)\.tsx?$|\/test\/|^e2e\/|\/vitest\.config\.ts$/;
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;

/** Remotes that belong to one area; all others serve several. */
const AREA_OF_REMOTE: Record<string, string> = { 'mf-ferienprogramm': 'ferienprogramm', 'mf-ratsinfo': 'ratsinfo' };

type Sources = ReadonlyMap<string, string>;

/** File of `shared` → the files that import it. */
function readUsers(sources: Sources): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    for (const [, place = ''] of text.matchAll(IMPORT)) {
      if (!/^(\.|@gm\/shared\/)/.test(place)) continue;
      const path = place.startsWith('.') ? join(dirname(file), place) : place.replace('@gm/', '');
      const found = [path, `${path}.ts`, `${path}.tsx`].map(normalize).find((name) => sources.has(name));
      if (found) users.set(found, (users.get(found) ?? new Set()).add(file));
    }
  }
  return users;
}

/** The final users of `file`, mapped by `name`; null continues with the importers of the user. */
function readUse(users: Map<string, Set<string>>, file: string, name: (user: string) => string | null): string[] {
  const seen = new Set<string>();
  const names = new Set<string>();
  const walk = (imported: string) => {
    for (const user of users.get(imported) ?? []) {
      if (seen.has(user) || TEST.test(user)) continue;
      seen.add(user);
      const named = name(user);
      if (named === null) walk(user);
      else names.add(named);
    }
  };
  walk(file);
  return [...names];
}

/** A workspace, or a folder of `shared` that may have a single user. */
const getSide = (user: string) => (FOR_TWO.test(user) ? null : /^(shared\/)?[^/]+/.exec(user)![0]);

function getArea(user: string): string | null {
  const area = /^(?:api\/src|shared)\/areas\/([^/]+)\//.exec(user)?.[1];
  const side = getSide(user);
  return area ?? (side && (AREA_OF_REMOTE[side] ?? `side ${side}`));
}

/** Files in `shared` with too few users, each with its proper place. */
function findMisplaced(sources: Sources): string[] {
  const users = readUsers(sources);
  return [...sources.keys()]
    .filter((file) => FOR_TWO.test(file) && !TEST.test(file))
    .flatMap((file) => {
      const sides = readUse(users, file, getSide);
      if (sides.length < 2) return [`${file} belongs to ${sides[0] ?? 'nobody'}`];
      const areas = FOR_ALL_AREAS.test(file) ? readUse(users, file, getArea) : [];
      return areas.length === 1 ? [`${file} belongs into shared/areas/${areas[0]}`] : [];
    });
}

describe('shared', () => {
  it('holds what at least two workspaces need, and outside of areas/ nothing that belongs to one area', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n');
    const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
    expect(findMisplaced(sources)).toEqual([]);
  });

  it('reports files that only one workspace, one area or none needs', () => {
    const used = {
      'shared/rules/allein.ts': '',
      'shared/rules/beide.ts': '',
      'shared/schemas/abfall.ts': '',
      'shared/schemas/tief.ts': '',
      'shared/areas/abfall/leer.ts': '',
      'shared/areas/abfall/art.ts': `import { a } from '../../schemas/abfall.ts'; import { t } from '../../schemas/tief.ts';`,
      'shared/rules/allein.test.ts': `import { allein } from './allein.ts';`,
      'api/src/core/a.ts': `import { allein } from '@gm/shared/rules/allein'; import { beide } from '@gm/shared/rules/beide';`,
      'api/src/areas/abfall/a.ts': `import { art } from '@gm/shared/areas/abfall/art';`,
      'mf-forms/src/a.ts': `const b = import(/* webpackMode: "eager" */ '@gm/shared/areas/abfall/art'); import { beide } from '@gm/shared/rules/beide';`,
      'shell/src/a.ts': `import type { Tief } from '@gm/shared/schemas/tief';`,
    };
    expect(findMisplaced(new Map(Object.entries(used)))).toEqual([
      'shared/rules/allein.ts belongs to api',
      'shared/schemas/abfall.ts belongs into shared/areas/abfall',
      'shared/areas/abfall/leer.ts belongs to nobody',
    ]);
  });
});
