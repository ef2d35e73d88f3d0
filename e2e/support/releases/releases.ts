import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of `release.json` that tests read or forge. */
export interface ReleaseFile {
  name: string;
  version: string;
  createdAt: string;
  contractVersion: number;
  entry: string;
  templates: Record<string, { js: string[]; css: string[]; fills?: unknown }>;
  shared: Record<string, string>;
  files: Record<string, { integrity: string; size: number }>;
}

interface RegistryFile {
  generation: number;
  current: Record<string, string>;
  previous: Record<string, string[]>;
  generations: { generation: number; versions: Record<string, string> }[];
  canary: { remote: string; version: string; generation: number } | null;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

export function describeFile(content: Buffer): { integrity: string; size: number } {
  return { integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`, size: content.length };
}

function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** A release store under test: reads it, forges releases, and changes the current version as the command line does. */
export class ReleaseStore {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  registry(): RegistryFile {
    return readJson(join(this.dir, 'registry.json'));
  }

  current(remote: string): string {
    const version = this.registry().current[remote];
    if (!version) throw new Error(`${remote} has no current release in ${this.dir}`);
    return version;
  }

  folder(remote: string, version = this.current(remote)): string {
    return join(this.dir, remote, version);
  }

  release(remote: string, version = this.current(remote)): ReleaseFile {
    return readJson(join(this.folder(remote, version), 'release.json'));
  }

  /** URLs of a template's files in the browser, entry first. */
  urls(remote: string, template: string): { js: string[]; css: string[] } {
    const { version, entry, templates } = this.release(remote);
    const { js = [], css = [] } = templates[template] ?? {};
    const address = (file: string) => `/remotes/${remote}/${version}/${file}`;
    return { js: [entry, ...js].map(address), css: css.map(address) };
  }

  /**
   * Writes a valid release: a copy of the current one with files changed by `edit` and correct hashes.
   * @param edit maps the text of each script and stylesheet to its new text
   */
  forge(remote: string, version: string, edit: (text: string, file: string) => string = (text) => text): ReleaseFile {
    const source = this.release(remote);
    const target = this.folder(remote, version);
    cpSync(this.folder(remote), target, { recursive: true });
    const nameOf = (of: string) => `${remote}__${of}`.replaceAll(/\W/g, '_');
    const files: ReleaseFile['files'] = {};
    for (const file of Object.keys(source.files)) {
      const place = join(target, file);
      if (/\.(js|cjs|css)$/.test(file)) {
        // The container's name and its chunk URLs contain the version.
        const text = readFileSync(place, 'utf8')
          .replaceAll(nameOf(source.version), nameOf(version))
          .replaceAll(`/${remote}/${source.version}/`, `/${remote}/${version}/`);
        writeFileSync(place, edit(text, file));
        for (const suffix of ['.br', '.gz', '.zst']) rmSync(place + suffix, { force: true });
      }
      files[file] = describeFile(readFileSync(place));
    }
    const release = { ...source, version, files };
    this.write(release);
    return release;
  }

  /** Overwrites `release.json` of its version. */
  write(release: ReleaseFile): void {
    replaceFile(join(this.folder(release.name, release.version), 'release.json'), JSON.stringify(release));
  }

  /** Modifies a file on disk, compressed copies included, without updating its hash. */
  tamper(remote: string, file: string, edit: (text: string) => string, version = this.current(remote)): void {
    const place = join(this.folder(remote, version), file);
    replaceFile(place, edit(readFileSync(place, 'utf8')));
    for (const suffix of ['.br', '.gz', '.zst']) rmSync(place + suffix, { force: true });
  }

  remove(remote: string, file: string, version = this.current(remote)): void {
    const place = join(this.folder(remote, version), file);
    for (const suffix of ['', '.br', '.gz', '.zst']) rmSync(place + suffix, { force: true });
  }

  has(remote: string, version: string): boolean {
    return existsSync(this.folder(remote, version));
  }

  versions(remote: string): string[] {
    return readdirSync(join(this.dir, remote)).filter((name) => !name.startsWith('.'));
  }

  /** Makes a version current, bypassing the checks of the command line. */
  activate(remote: string, version: string): void {
    const before = this.registry();
    const current = { ...before.current, [remote]: version };
    const generation = before.generation + 1;
    const previous = { ...before.previous, [remote]: [this.current(remote), ...(before.previous[remote] ?? [])] };
    const generations = [{ generation, versions: current }, ...before.generations];
    replaceFile(join(this.dir, 'registry.json'), JSON.stringify({ generation, current, previous, generations }));
  }

  /**
   * Starts a canary phase, bypassing the checks of the command line.
   * @param share of the visitors, 0 to 1
   * @returns the token of the reviewers' link
   */
  tryOn(remote: string, version: string, share: number): string {
    const before = this.registry();
    const generation = Math.max(...before.generations.map((entry) => entry.generation)) + 1;
    const token = 'wort-fuer-pruefende';
    const owners = Object.fromEntries(
      Object.keys(this.release(remote, version).templates).map((name) => [name, remote]),
    );
    const canary = { remote, version, generation, share, token, since: new Date().toISOString(), key: null, owners };
    const generations = [{ generation, versions: { ...before.current, [remote]: version } }, ...before.generations];
    replaceFile(join(this.dir, 'registry.json'), JSON.stringify({ ...before, canary, generations }));
    return token;
  }
}
