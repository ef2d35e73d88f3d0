import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOwnSources, checkSources } from './check-sources.ts';

const TOOLS = {
  'import rules': ['dependency-cruiser/bin/dependency-cruise.mjs'],
  types: ['typescript-native/bin/tsc', 'typescript/bin/tsc'],
  tests: ['vitest/vitest.mjs'],
};
const PASSED = Object.keys(TOOLS).map((what) => `${what}: passed`);
let root: string;
/** A fake tool that records its arguments and fails on request. */
function install(tool: string, code = 0): void {
  const file = path.join(root, 'node_modules', tool);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const note = `appendFileSync(${JSON.stringify(path.join(root, 'asked'))}, process.argv.slice(2).join(' ') + '\\n')`;
  fs.writeFileSync(
    file,
    `import('node:fs').then((fs) => { fs.${note}; console.log('what it found'); process.exitCode = ${code}; });`,
  );
}
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'quellen-'));
  for (const tool of Object.values(TOOLS).flat()) install(tool);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const asked = () => fs.readFileSync(path.join(root, 'asked'), 'utf8');

describe("a module in the site's repository", () => {
  it('checks its types, import rules and tests, and nothing of others', async () => {
    const passed: string[] = [];
    await checkSources(root, 'mf-probe', (what) => passed.push(what));
    expect(passed).toEqual(PASSED);
    expect(asked()).toContain('--output-type err-long mf-probe');
    expect(asked()).toContain('run --root=mf-probe');
    const config = /--project (\S+)/.exec(asked())?.[1] ?? '';
    expect(path.basename(config)).toBe('tsconfig.json');
    expect(fs.existsSync(config), 'left behind').toBe(false);
  });

  it.each(Object.entries(TOOLS))('rejects wrong %s with their message', async (what, tools) => {
    for (const tool of tools) install(tool, 1);
    await expect(checkSources(root, 'mf-probe', () => {})).rejects.toThrow(`${what} of mf-probe:\nwhat it found`);
  });
});

describe('a module in a repository of its own', () => {
  it("checks its types, import rules and tests with the kit's rules", async () => {
    const passed: string[] = [];
    await checkOwnSources(root, (what) => passed.push(what));
    expect(passed).toEqual(PASSED);
    expect(asked()).toContain('--project tsconfig.json');
    expect(asked()).toMatch(/--config \S+module-rules\.cjs --output-type err-long contract\.ts src/);
  });

  it.each(Object.entries(TOOLS))('rejects wrong %s with their message', async (what, tools) => {
    for (const tool of tools) install(tool, 1);
    await expect(checkOwnSources(root, () => {})).rejects.toThrow(`${what} of ${path.basename(root)}:\nwhat it found`);
  });
});
