import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './site.ts';

/**
 * A fresh clone in `folder` in the state after the first `npm start`: packages and the named builds come from this
 * checkout, the workspaces are its own.
 */
export async function cloneRepository(folder: string, builds: readonly string[]): Promise<string> {
  const clone = join(folder, 'website');
  await promisify(execFile)('git', ['clone', '--quiet', '--shared', ROOT, clone]);
  for (const build of builds) cpSync(join(ROOT, build), join(clone, build), { recursive: true });
  const linkPackages = (folder: string) => {
    const packages = join(ROOT, folder, 'node_modules');
    const target = join(clone, folder, 'node_modules');
    mkdirSync(target, { recursive: true });
    const names = existsSync(packages) ? readdirSync(packages).filter((entry) => entry !== '@gm') : [];
    for (const name of names) symlinkSync(join(packages, name), join(target, name));
  };
  linkPackages('.');
  mkdirSync(join(clone, 'node_modules/@gm'));
  for (const name of readdirSync(join(ROOT, 'node_modules/@gm'))) {
    symlinkSync(join(clone, name), join(clone, 'node_modules/@gm', name));
    // Some workspaces have packages in another version than that of the root.
    linkPackages(name);
  }
  return clone;
}
