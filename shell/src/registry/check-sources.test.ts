import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkSources } from './check-sources.ts';
import { createTemporaryDir } from './release.beispiele.ts';

const TOOLS = { types: 'typescript-native/bin/tsc', 'import rules': '.bin/depcruise', tests: '.bin/vitest' };
let root: string;
/** A tool that says what it was asked, and fails where told so. */
function install(tool: string, code = 0): void {
  const file = path.join(root, 'node_modules', tool);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\necho "$@" >> asked\necho "what it found"\nexit ${code}\n`, { mode: 0o755 });
}
beforeEach(() => {
  root = createTemporaryDir();
  for (const tool of Object.values(TOOLS)) install(tool);
});

it('looks at types, import rules and tests of the remote alone', async () => {
  const passed: string[] = [];
  await checkSources(root, 'mf-probe', (what) => passed.push(what));
  expect(passed.sort()).toEqual(
    Object.keys(TOOLS)
      .map((what) => `${what}: as they should be`)
      .sort(),
  );
  const asked = fs.readFileSync(path.join(root, 'asked'), 'utf8');
  expect(asked).toContain('--output-type err mf-probe');
  expect(asked).toContain('run --root=mf-probe');
  const config = /--project (\S+)/.exec(asked)?.[1] ?? '';
  expect(path.basename(config)).toBe('tsconfig.json');
  expect(fs.existsSync(config), 'left behind').toBe(false);
});

it.each(Object.entries(TOOLS))('with wrong %s there is no release, and what is wrong is told', async (what, tool) => {
  install(tool, 1);
  await expect(checkSources(root, 'mf-probe', () => {})).rejects.toThrow(`${what} of mf-probe:\nwhat it found`);
});
