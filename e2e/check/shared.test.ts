import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Folders of `shared` whose files must be of use to two sides. Not the tools and tests of modules, the store, and what modules
 * look like, which goes with the kit as a whole; nor what a module meets at run time alone (`navigation`, `karussell`).
 */
const FOR_TWO = /^shared\/(bereiche|browser|detail|format|formular|konten|liste|regeln|schemas)\//;
const FOR_ALL_AREAS = /^shared\/(regeln|schemas)\//;
const TEST = /\.(test|spec|beispiele)\.tsx?$|\/test\/|^e2e\/|\/vitest\.config\.ts$/;
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;

/** Remotes of one area; all others serve several. */
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

/** Whatever needs `file` in the end, as `name` calls it; null: the way goes on through who imports it. */
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

/** A workspace, or a folder of `shared` that may be of use to one alone. */
const getSide = (user: string) => (FOR_TWO.test(user) ? null : /^(shared\/)?[^/]+/.exec(user)![0]);

function getArea(user: string): string | null {
  const area = /^(?:api\/src|shared)\/bereiche\/([^/]+)\//.exec(user)?.[1];
  const side = getSide(user);
  return area ?? (side && (AREA_OF_REMOTE[side] ?? `side ${side}`));
}

/** What stands in `shared` and need not, each with where it belongs. */
function findMisplaced(sources: Sources): string[] {
  const users = readUsers(sources);
  return [...sources.keys()]
    .filter((file) => FOR_TWO.test(file) && !TEST.test(file))
    .flatMap((file) => {
      const sides = readUse(users, file, getSide);
      if (sides.length < 2) return [`${file} belongs to ${sides[0] ?? 'nobody'}`];
      const areas = FOR_ALL_AREAS.test(file) ? readUse(users, file, getArea) : [];
      return areas.length === 1 ? [`${file} belongs into shared/bereiche/${areas[0]}`] : [];
    });
}

describe('shared', () => {
  it('holds what two sides need, and outside of bereiche/ what is not of one area alone', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n');
    const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
    expect(findMisplaced(sources)).toEqual([]);
  });

  it('would tell what one side, one area or nobody needs', () => {
    const used = {
      'shared/regeln/allein.ts': '',
      'shared/regeln/beide.ts': '',
      'shared/schemas/abfall.ts': '',
      'shared/schemas/tief.ts': '',
      'shared/bereiche/abfall/leer.ts': '',
      'shared/bereiche/abfall/art.ts': `import { a } from '../../schemas/abfall.ts'; import { t } from '../../schemas/tief.ts';`,
      'shared/regeln/allein.test.ts': `import { allein } from './allein.ts';`,
      'api/src/kern/a.ts': `import { allein } from '@gm/shared/regeln/allein'; import { beide } from '@gm/shared/regeln/beide';`,
      'api/src/bereiche/abfall/a.ts': `import { art } from '@gm/shared/bereiche/abfall/art';`,
      'mf-forms/src/a.ts': `const b = import(/* webpackMode: "eager" */ '@gm/shared/bereiche/abfall/art'); import { beide } from '@gm/shared/regeln/beide';`,
      'shell/src/a.ts': `import type { Tief } from '@gm/shared/schemas/tief';`,
    };
    expect(findMisplaced(new Map(Object.entries(used)))).toEqual([
      'shared/regeln/allein.ts belongs to api',
      'shared/schemas/abfall.ts belongs into shared/bereiche/abfall',
      'shared/bereiche/abfall/leer.ts belongs to nobody',
    ]);
  });
});
