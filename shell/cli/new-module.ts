/**
 * `npm run new-module -- mf-vereine --dir ../anywhere`: creates a separate repository for a module, with the kit, one
 * template and everything to build, test, show, release and deliver it. It does not need this checkout afterwards.
 * Without `--dir` the module becomes a workspace of this repository.
 */

import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith } from '@gm/shared/cli/exit-with';
import { packKit } from './kit.ts';
import { describeModule, describeWorkspace } from './module-files.ts';
import { listKnownRemotes, root } from './options.ts';

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(dir, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content, file === '.ci/run' ? { mode: 0o755 } : {});
  }
}

/** Adds it next to the other modules, so that npm, the checks and the tests find it. */
function addWorkspace(name: string): void {
  const file = path.join(root, 'package.json');
  const packageJson = JSON.parse(fs.readFileSync(file, 'utf8')) as { workspaces: string[] };
  const { workspaces } = packageJson;
  const at = workspaces.findLastIndex((other) => other.startsWith('mf-') && other < name);
  workspaces.splice(at < 0 ? workspaces.findIndex((other) => other.startsWith('mf-')) : at + 1, 0, name);
  fs.writeFileSync(file, `${JSON.stringify(packageJson, null, 2)}\n`);
}

/** @returns the next steps for the developer */
function createModule(name: string | undefined, parent: string | undefined): string {
  if (!name) throw new Error('npm run new-module -- mf-vereine [--dir ../anywhere]');
  if (!NAME.test(name)) throw new Error(`${name}: a module is called mf- and words of small letters, e.g. mf-vereine`);
  if (listKnownRemotes().includes(name))
    throw new Error(`${name} is there already: the site has a module of that name`);
  const dir = path.resolve(parent ?? root, name);
  if (fs.existsSync(dir) && fs.readdirSync(dir).length > 0) throw new Error(`${dir} is not empty`);
  if (parent === undefined) {
    writeFiles(dir, describeWorkspace(name));
    addWorkspace(name);
    return `npm install, npm run release -- ${name}`;
  }
  const kit = packKit(path.join(dir, 'kit'));
  writeFiles(dir, describeModule(name, `kit/${path.basename(kit)}`));
  return 'cd there, npm install, npm test, npm run gallery';
}

try {
  const { values, positionals } = parseArgs({ options: { dir: { type: 'string' } }, allowPositionals: true });
  const next = createModule(positionals[0], values.dir);
  console.log(`${path.resolve(values.dir ?? root, positionals[0] ?? '')}\nnext: ${next}`);
} catch (fault) {
  exitWith(fault);
}
