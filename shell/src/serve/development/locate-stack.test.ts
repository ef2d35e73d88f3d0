import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locateStack } from './locate-stack.ts';

let releases: string;
beforeAll(() => {
  releases = fs.mkdtempSync(path.join(os.tmpdir(), 'stack-'));
  const dir = path.join(releases, 'mf-x/20261130dev00001/client');
  fs.mkdirSync(dir, { recursive: true });
  // Line 1 of the build is line 8 of the source.
  const sources = [path.resolve('mf-x/text.tsx')];
  fs.writeFileSync(path.join(dir, 'text.js.map'), JSON.stringify({ version: 3, sources, names: [], mappings: 'AAOA' }));
});
afterAll(() => fs.rmSync(releases, { recursive: true }));

it('finds the places of a stack in the sources, on the server and in the browser', () => {
  const stack = [
    'Error: broken',
    '    at Text (http://localhost:3000/remotes/mf-x/20261130dev00001/client/text.js:1:9)',
    '    at render (http://localhost:3000/shell/main.js:5:1)',
    `    at Text (${releases}/mf-x/20261130dev00001/client/text.js:1:1)`,
    '    at other (/remotes/mf-y/20261130/client/text.js:1:1)',
  ].join('\n');
  const place = { file: path.join('mf-x', 'text.tsx'), line: 8 };
  expect(locateStack(stack, releases)).toEqual([place, place]);
});

it('finds nothing in a stack of other code', () => {
  expect(locateStack('Error: broken\n    at node:internal:1:1', releases)).toEqual([]);
});
