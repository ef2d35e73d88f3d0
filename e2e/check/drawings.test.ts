import { expect, it } from 'vitest';
import { ROOT } from '../support/site/site.ts';
import { drawFolder, drawReadmes, placeDrawings } from './drawings.ts';
import { listArrows } from './folder-graph.ts';

it('the README of each workspace has an up-to-date diagram of its folders (npm run drawings)', () => {
  for (const [workspace, { is, shouldBe }] of drawReadmes(ROOT)) expect(is, workspace).toBe(shouldBe);
});

it('a diagram shows folders and the transitive reduction of their imports', () => {
  const sources: Record<string, string> = {
    'app/low/a.ts': '',
    'app/middle/b.ts': `import '../low/a.ts';`,
    'app/high/c.ts': `import '../middle/b.ts'; import '../low/a.ts';`,
    'app/main.ts': `import './high/c.ts';`,
  };
  const files = Object.keys(sources);
  const drawing = drawFolder(
    'app',
    files,
    listArrows(files, (file) => sources[file] ?? ''),
  );
  expect(drawing.split('\n')).toEqual([
    ...['```mermaid', 'flowchart TD', '  high', '  low', '  middle', '  high --> middle', '  middle --> low', '```'],
  ]);
});

it('a document without a marker for its diagram is refused', () => {
  expect(() => placeDrawings('# app\n', new Map([['app', 'x']]))).toThrow('no place between <!-- drawing app -->');
});
