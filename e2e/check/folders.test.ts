import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/site/site.ts';
import { findCircle, joinFolders, listArrows, listFolders, listSources, readSource } from './folder-graph.ts';

const MAX_FILES = 25;

const files = listSources(ROOT);
const arrows = listArrows(files, readSource(ROOT));

const listCircles = (folders: readonly string[], all: typeof arrows) =>
  folders.flatMap((folder) => {
    const circle = findCircle(joinFolders(folder, all));
    return circle ? [`${folder}: ${circle}`] : [];
  });

/** Cycles between the folders of a fictitious source tree. */
const circlesOf = (sources: Record<string, string>) =>
  listCircles(
    ['app'],
    listArrows(Object.keys(sources), (file) => sources[file] ?? ''),
  );

describe('folders', () => {
  it('depend on each other in one direction, at every depth', () => {
    expect(listCircles(listFolders(files), arrows)).toEqual([]);
  });

  it('are reported when they import each other, directly or through a third one', () => {
    const low = { 'app/low/a.ts': '', 'app/high/b.ts': `import { a } from '../low/a.ts';` };
    expect(circlesOf(low)).toEqual([]);
    expect(circlesOf({ ...low, 'app/low/c.ts': `export * from '../high/b.ts';` })).toEqual(['app: high > low > high']);
    expect(
      circlesOf({
        ...low,
        'app/low/c.ts': `import('../third/d.ts');`,
        'app/third/d.ts': `import { b } from '../high/b.ts';`,
      }),
    ).toEqual(['app: high > low > third > high']);
  });

  it(`hold at most ${MAX_FILES} files, except migrations`, () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const folder = file.slice(0, file.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([folder, count]) => count > MAX_FILES && !folder.endsWith('/migrations'));
    expect(full).toEqual([]);
  });
});
