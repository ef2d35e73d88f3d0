/**
 * Commands for a module's own repository, with the kit only: `gm-module check`, `build`, `release`, `deliver`, `key`,
 * `gallery`. Run in its folder, which contains `contract.ts`. Exit code 1 on failure, with the reason in one sentence.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildArtefact, withBuildDir } from '../../build/build-artefact.ts';
import { buildRemote } from '../../build/build-remote.ts';
import type { Release } from '../../contract/release.ts';
import { checkOwnSources } from '../check-sources.ts';
import { readKeyFile } from '../key-file.ts';
import { createKey } from './create-key.ts';
import { deliver, readDelivery } from './deliver.ts';
import { startGallery } from './gallery.ts';

const dir = process.cwd();
const [command = '', ...args] = process.argv.slice(2);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function describe({ name, templates, files }: Release): void {
  console.log(name);
  for (const [template, { js, css, island }] of Object.entries(templates)) {
    const bytes = [...(island ? js : []), ...css].reduce((sum, file) => sum + (files[file]?.size ?? 0), 0);
    console.log(
      `  ${template}: ${island ? `code in the browser, ${island}` : 'HTML alone'}, ${kilobytes(bytes)} before compression`,
    );
  }
}

/** An unsigned file must be requested explicitly: only a local site accepts it. */
function findSigner(unsigned: boolean) {
  const { RELEASE_KEY } = process.env;
  if (RELEASE_KEY) return readKeyFile(RELEASE_KEY);
  if (unsigned) return null;
  throw new Error(
    'no key: RELEASE_KEY names the file that `npm run key -- <name>` has written; --unsigned goes without',
  );
}

const check = () => checkOwnSources(dir, (what) => console.log(what));

async function release(): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: '.' },
      handover: { type: 'string' },
      unsigned: { type: 'boolean', default: false },
    },
  });
  const handover = values.handover ? fs.readFileSync(values.handover, 'utf8') : undefined;
  const signer = findSigner(values.unsigned);
  // Always: a module that fails its types, rules or tests is never released.
  await check();
  console.log(await buildArtefact(dir, values.out, { signer, handover }));
}

async function makeKey(): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { out: { type: 'string' } }, allowPositionals: true });
  createKey(positionals[0], values.out, dir);
}

const commands: Record<string, () => Promise<unknown>> = {
  check,
  build: async () => describe(await withBuildDir('gm-module', (outDir) => buildRemote(dir, outDir))),
  release,
  deliver: async () => {
    if (!(await deliver(readDelivery(args)))) process.exitCode = 1;
  },
  key: makeKey,
  gallery: () => startGallery(dir, args),
};

try {
  const run = commands[command];
  if (!run) throw new Error(`gm-module ${Object.keys(commands).join(' | ')}`);
  if (command !== 'deliver' && command !== 'key' && !fs.existsSync(path.join(dir, 'contract.ts')))
    throw new Error(`${dir} is no module: it has no contract.ts`);
  await run();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
