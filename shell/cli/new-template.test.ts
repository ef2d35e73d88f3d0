// @vitest-environment node
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addToContract } from './add-to-contract.ts';
import { describeTemplate } from './template-files.ts';

const CONTRACT = `import { defineRemote } from '@gm/shared/contract';
import { artikel } from './src/templates/artikel/artikel.context.ts';
import { text } from './src/templates/text/text.context.ts';

export const remote = defineRemote({
  name: 'mf-probe',
  templates: {
    artikel,
    'bild-text': bildText,
    text,
  },
});
`;

it('inserts a template into a contract in sorted order', () => {
  const changed = addToContract(CONTRACT, 'hinweis-kasten');
  expect(changed).toBe(
    CONTRACT.replace(
      'import { text }',
      "import { hinweisKasten } from './src/templates/hinweis-kasten/hinweis-kasten.context.ts';\nimport { text }",
    ).replace('    text,', "    'hinweis-kasten': hinweisKasten,\n    text,"),
  );
  expect(
    addToContract(changed, 'video')
      .split('\n')
      .filter((line) => line.includes('video')),
  ).toEqual(["import { video } from './src/templates/video/video.context.ts';", '    video,']);
});

it('leaves a contract of another layout alone', () => {
  expect(() => addToContract('export const remote = {};', 'text')).toThrow('in another way');
});

it('a new template has no style attribute, which the CSP of the site would block', () => {
  expect(Object.values(describeTemplate('hinweis')).join('')).not.toContain('style={');
});

it.each(Object.entries(describeTemplate('hinweis')))('a new template passes the format check: %s', (file, input) => {
  const root = path.resolve(import.meta.dirname, '../..');
  const args = ['check', '--write', '--error-on-warnings', `--stdin-file-path=mf-content/${file}`];
  const checked = execFileSync(path.join(root, 'node_modules/.bin/biome'), args, { cwd: root, input });
  expect(String(checked)).toBe(input);
});
