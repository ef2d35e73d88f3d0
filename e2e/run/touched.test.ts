import { expect, it } from 'vitest';
import { listTouched } from './touched.mjs';

it('names the workspaces of changed files, and all for a file that all import', () => {
  const workspaces = ['shared', 'api', 'mf-content'];
  expect(listTouched(['mf-content/src/templates/text/text.tsx', 'README.md'], workspaces)).toEqual(['mf-content']);
  expect(listTouched(['shared/rules/date.ts'], workspaces)).toEqual(workspaces);
  expect(listTouched(['docs/index.md', 'package.json'], workspaces)).toEqual([]);
});
