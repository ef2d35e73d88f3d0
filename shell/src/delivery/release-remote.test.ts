import fs from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@gm/shared/build/build-remote';
import { containerName } from '@gm/shared/build/container-name';
import type { Template } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServerRemote } from '../federation/server-remote.ts';
import { sharedVersions } from '../federation/shared-scope.ts';
import { createTemporaryDir, describeReceiver } from '../registry/release.examples.ts';
import { listRemotes } from '../registry/remotes.ts';
import { gemeinde } from '../server/page.examples.ts';
import { describeHost } from '../store/check-release.ts';
import { readRegistry } from '../store/registry-file.ts';
import { readRelease, releaseDir } from '../store/release-store.ts';
import { isReleased, releaseRemote } from './release-remote.ts';

describe('releasing a remote from its sources', () => {
  const repository = path.resolve(import.meta.dirname, '../../..');
  const root = createTemporaryDir();
  const releasesDir = path.join(root, 'releases');
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  };
  /** Links the repository's packages but copies `shared`, which tests change. */
  function linkPackages(): void {
    const packages = path.join(repository, 'node_modules');
    fs.mkdirSync(path.join(root, 'node_modules/@gm'), { recursive: true });
    for (const name of fs.readdirSync(packages).filter((entry) => entry !== '@gm')) {
      fs.symlinkSync(path.join(packages, name), path.join(root, 'node_modules', name));
    }
    fs.symlinkSync(path.join(root, 'shared'), path.join(root, 'node_modules/@gm/shared'));
  }
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const options = { ...describeReceiver(releasesDir), root, host: describeHost(sharedVersions), signer: null };
  let release: Release;
  let dir: string;

  beforeAll(async () => {
    linkPackages();
    const isSource = (file: string) => !/node_modules|\.test\.tsx?$/.test(path.relative(repository, file));
    fs.cpSync(path.join(repository, 'shared'), path.join(root, 'shared'), { recursive: true, filter: isSource });
    write(
      'mf-probe/contract.ts',
      `import { CONTRACT_VERSION, defineRemote, defineTemplate } from '@gm/shared/contract';
       import { z } from 'zod';
       const zaehler = defineTemplate({
         slots: ['content', 'sidebar'], surface: 'plain', context: z.object({ text: z.string() }), options: z.object({}),
         island: { when: 'visible', because: 'counts' },
       });
       export const remote = defineRemote({ name: 'mf-probe', contractVersion: CONTRACT_VERSION, templates: { zaehler } });`,
    );
    write(
      'mf-probe/rspack.config.ts',
      `import { defineRemoteBuild } from '@gm/shared/build/remote-build';
       import { remote } from './contract.ts';
       export default defineRemoteBuild(remote, import.meta.dirname);`,
    );
    write(
      'mf-probe/src/templates/zaehler/zaehler.tsx',
      `import { useState } from 'react';
       import styles from './zaehler.module.css';
       export default function Zaehler({ context }: { context: { text: string } }) {
         const [anzahl] = useState(3);
         return <p className={styles.zahl}>{context.text} {anzahl}</p>;
       }`,
    );
    write('mf-probe/src/templates/zaehler/zaehler.module.css', '.zahl { color: inherit; }');
    write(
      'mf-probe/src/templates/zaehler/zaehler.examples.ts',
      `import { text } from '../../../test/text.ts';
       export const examples = { drei: { context: { text }, options: {} } };`,
    );
    write('mf-probe/test/text.ts', "export const text = 'Drei';");
    ({ release } = await releaseRemote('mf-probe', options));
    dir = releaseDir(releasesDir, 'mf-probe', release.version);
  }, 60_000);

  it('finds the remote, makes it current and marks it as released', () => {
    expect(listRemotes(root)).toEqual(['mf-probe']);
    expect(readRegistry(releasesDir).current).toEqual({ 'mf-probe': release.version });
    expect(readRelease(releasesDir, 'mf-probe', release.version).release).toEqual(release);
    expect(isReleased(root, releasesDir, 'mf-probe')).toBe(true);
    expect(isReleased(root, releasesDir, 'mf-andere')).toBe(false);
  });

  it('reads the facts that the shell needs about each template from the contract', () => {
    expect(release.templates).toEqual({
      zaehler: {
        slots: ['content', 'sidebar'],
        surface: 'plain',
        paths: [],
        posts: {},
        island: 'visible',
        because: 'counts',
        js: [expect.stringMatching(/^client\/.+\.js$/)],
        css: [expect.stringMatching(/^client\/.+\.css$/)],
      },
    });
  });

  it('includes the examples of its templates', () => {
    const file = path.join(dir, release.examples ?? '');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
      zaehler: [{ name: 'drei', art: 'beispiel', context: { text: 'Drei' }, options: {}, seite: {} }],
    });
  });

  it('includes the JSON Schemas of its templates in the form in which content is written', () => {
    const schemas = JSON.parse(fs.readFileSync(path.join(dir, release.schemas ?? ''), 'utf8'));
    expect(schemas).toMatchObject({
      zaehler: {
        context: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
        options: { type: 'object', properties: {} },
      },
    });
  });

  it('lists every npm package in its builds in CycloneDX format, and none that was only read', () => {
    const list = JSON.parse(fs.readFileSync(path.join(dir, release.components ?? ''), 'utf8'));
    expect(list).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(list.metadata.component).toEqual({ type: 'application', name: 'mf-probe', version: release.version });
    const { version } = JSON.parse(fs.readFileSync(path.join(repository, 'node_modules/zod/package.json'), 'utf8'));
    // React belongs to the shell.
    expect(list.components).toEqual([
      {
        type: 'library',
        'bom-ref': `pkg:npm/zod@${version}`,
        name: 'zod',
        version,
        purl: `pkg:npm/zod@${version}`,
        licenses: [{ expression: 'MIT' }],
      },
    ]);
  });

  it('needs a new release when a file that its build has read changed, and only then', async () => {
    write('mf-probe/README.md', 'Neues');
    write('mf-probe/src/templates/zaehler/zaehler.test.tsx', '');
    write('mf-probe/src/noch-nicht-gebraucht.ts', '');
    write('shared/ui/alert.tsx', 'export const Alert = () => null;');
    write('shared/ui/neu.tsx', '');
    write(
      'shared/package.json',
      read('shared/package.json').replace('"exports": {', '"exports": { "./neu": "./neu/neu.ts",'),
    );
    expect(isReleased(root, releasesDir, 'mf-probe')).toBe(true);
    for (const [file, before, after] of [
      ['mf-probe/src/templates/zaehler/zaehler.module.css', 'inherit', 'currentcolor'],
      ['mf-probe/test/text.ts', 'Drei', 'Vier'],
      ['mf-probe/contract.ts', "'sidebar'], ", '], '],
      ['mf-probe/rspack.config.ts', 'import.meta.dirname)', "import.meta.dirname, { alone: ['zaehler'] })"],
      ['shared/contract/contract.ts', 'CONTRACT_VERSION = ', 'CONTRACT_VERSION = 0 + '],
      ['shared/package.json', '"./contract/contract.ts"', '"./contract/anderer-vertrag.ts"'],
    ] as const) {
      const source = read(file);
      write(file, source.replace(before, after));
      expect(read(file), file).not.toBe(source);
      expect(isReleased(root, releasesDir, 'mf-probe'), file).toBe(false);
      write(file, source);
    }
    expect(isReleased(root, releasesDir, 'mf-probe')).toBe(true);
  });

  it('derives the version from its inputs', async () => {
    const build = () => buildRemote(path.join(root, 'mf-probe'), createTemporaryDir(), root);
    const [, made] = release.version.split('-');
    expect(release.fingerprint.startsWith(made ?? '')).toBe(true);
    expect((await build()).fingerprint).toBe(release.fingerprint);
    const css = 'mf-probe/src/templates/zaehler/zaehler.module.css';
    const source = read(css);
    write(css, source.replace('inherit', 'currentcolor'));
    expect((await build()).fingerprint).not.toBe(release.fingerprint);
    write(css, source);
    expect(fs.readFileSync(path.join(dir, release.entry), 'utf8')).toContain(
      containerName('mf-probe', release.version),
    );
  }, 60_000);

  it('lists every file but the compressed copies, which exist for the browser’s files only', () => {
    const files = fs.readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
    const copies = names.filter((name) => /\.(br|gz)$/.test(name));
    expect(names.filter((name) => !copies.includes(name)).sort()).toEqual(
      [...Object.keys(release.files), 'release.json'].sort(),
    );
    const compressed = [...Object.keys(release.files).filter((name) => name.startsWith('client/')), 'release.json'];
    expect(copies.sort()).toEqual(compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  });

  it('lets every chunk pass the shell’s integrity check', () => {
    const entry = fs.readFileSync(path.join(dir, release.entry), 'utf8');
    expect(entry).toContain('__gm_import__(import.meta.url)(');
    expect(entry.match(/(?<![\w$.])import\(/g)).toBeNull();
  });

  it('leaves stylesheets to the shell, and is refused when it would load one itself', async () => {
    expect(fs.readFileSync(path.join(dir, release.entry), 'utf8')).not.toContain('stylesheet');
    write('mf-probe/src/spaet.ts', "import './spaet.css'; export const spaet = 1;");
    write('mf-probe/src/spaet.css', '.spaet { color: inherit; }');
    const template = 'mf-probe/src/templates/zaehler/zaehler.tsx';
    const source = fs.readFileSync(path.join(root, template), 'utf8');
    write(template, source.replace('useState(3);', "useState(3); void import('../../spaet.ts');"));
    await expect(releaseRemote('mf-probe', options)).rejects.toThrow(/client\/\d+\.css is loaded late/);
    write(template, source);
    for (const file of ['spaet.ts', 'spaet.css']) fs.rmSync(path.join(root, 'mf-probe/src', file));
  }, 60_000);

  it('renders on the server with the shell’s React and the class names of the browser’s stylesheet', async () => {
    const remote = await ServerRemote.load(release, dir);
    const Counter = remote.template('zaehler') as Template;
    const page = { pfad: '/', suche: '', titel: 'Seite', gemeinde };
    const html = renderToStaticMarkup(
      createElement(Counter, { context: { text: 'Anzahl' }, options: {}, seite: page }),
    );
    const [, className = '', text] = /^<p class="([\w-]+)">(.*)<\/p>$/.exec(html) ?? [];
    expect(text).toBe('Anzahl 3');
    const [css = ''] = release.templates.zaehler?.css ?? [];
    expect(fs.readFileSync(path.join(dir, css), 'utf8')).toContain(`.${className}{`);
    const context = remote.definition('zaehler')?.context;
    expect(context?.safeParse({ text: 'a', fremd: 1 }).data).toEqual({ text: 'a' });
    expect(context?.safeParse({}).success).toBe(false);
  });
});
