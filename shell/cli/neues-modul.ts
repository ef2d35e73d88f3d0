/**
 * `npm run neues-modul -- mf-vereine --dir ../anywhere`: makes a repository of its own for a module, with the kit, one template
 * and all that builds, tests, shows, releases and delivers it. It needs nothing of this checkout afterwards.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packKit } from './kit.ts';
import { describeModule } from './module-files.ts';
import { fail, listKnownRemotes } from './options.ts';

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function createModule(name: string | undefined, parent: string | undefined): string {
  if (!name || !parent) throw new Error('npm run neues-modul -- mf-vereine --dir ../anywhere');
  if (!NAME.test(name)) throw new Error(`${name}: a module is called mf- and words of small letters, e.g. mf-vereine`);
  if (listKnownRemotes().includes(name))
    throw new Error(`${name} is there already: the site has a module of that name`);
  const dir = path.resolve(parent, name);
  if (fs.existsSync(dir) && fs.readdirSync(dir).length > 0) throw new Error(`${dir} is not empty`);
  const kit = packKit(path.join(dir, 'kit'));
  for (const [file, content] of Object.entries(describeModule(name, `kit/${path.basename(kit)}`))) {
    const place = path.join(dir, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content, file === '.ci/run' ? { mode: 0o755 } : {});
  }
  return dir;
}

try {
  const { values, positionals } = parseArgs({ options: { dir: { type: 'string' } }, allowPositionals: true });
  const dir = createModule(positionals[0], values.dir);
  console.log(`${dir}\nnext: cd there, npm install, npm test, npm run galerie`);
} catch (fault) {
  fail(fault);
}
