/**
 * `npm run new-template -- mf-content hinweis`: creates a template in a remote of this repository, with schema, style,
 * examples and test, and adds it to the contract. It works as created; developers then change it in its folder.
 */

import fs from 'node:fs';
import path from 'node:path';
import { exitWith } from '@gm/shared/cli/exit-with';
import { listRemotes } from '../src/registry/remotes.ts';
import { addToContract } from './add-to-contract.ts';
import { root } from './options.ts';
import { describeTemplate } from './template-files.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Template names are unique across all remotes. */
const isTaken = (template: string) =>
  listRemotes(root).some((remote) => fs.existsSync(path.join(root, remote, 'src/templates', template)));

function createTemplate(remote: string | undefined, template: string | undefined): string[] {
  if (!remote || !template) throw new Error('npm run new-template -- mf-content hinweis');
  if (!listRemotes(root).includes(remote)) throw new Error(`${remote} is none of ${listRemotes(root).join(', ')}`);
  if (!NAME.test(template))
    throw new Error(`${template}: a template is called by words of small letters, e.g. hinweis`);
  if (isTaken(template)) throw new Error(`${template} is there already`);
  const contract = path.join(root, remote, 'contract.ts');
  const changed = addToContract(fs.readFileSync(contract, 'utf8'), template);
  const files = describeTemplate(template);
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(root, remote, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content);
  }
  fs.writeFileSync(contract, changed);
  return [...Object.keys(files), 'contract.ts'].map((file) => path.join(remote, file));
}

try {
  for (const file of createTemplate(process.argv[2], process.argv[3])) console.log(file);
} catch (fault) {
  exitWith(fault);
}
