import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { singletons } from '@gm/shared/build/singleton-hashes';
import { CONTRACT_VERSION } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import satisfies from 'semver/functions/satisfies.js';
import { readIfThere } from '../base/read-if-there.ts';
import { replaceFile } from '../base/replace-file.ts';
import { contracts, listContractVersions } from '../federation/contracts.ts';

export interface HostDescription {
  /** Of accepted releases; the current one first. */
  contractVersions: number[];
  /** Package → version the shell provides. */
  shared: Record<string, string>;
  /** Modules of `shared` that are shared at run time, with the APIs that each supports; the first is its own. */
  singletons: Record<string, string[]>;
}

/** Describes this shell to releases; `shared` is package → version. */
export function describeHost(shared: Record<string, string>, spoken = contracts): HostDescription {
  const served = Object.entries(singletons).map(([name, { api, stillFits }]) => [name, [api, ...stillFits]]);
  return { contractVersions: listContractVersions(spoken), shared, singletons: Object.fromEntries(served) };
}

const HOST_FILE = 'host.json';

/** The running shell announces itself; release tools check against that, not against their own sources. */
export function announceHost(releasesDir: string, host: HostDescription): void {
  fs.mkdirSync(releasesDir, { recursive: true });
  replaceFile(path.join(releasesDir, HOST_FILE), JSON.stringify(host));
}

export function readHost(releasesDir: string): HostDescription | null {
  const text = readIfThere(path.join(releasesDir, HOST_FILE));
  if (!text) return null;
  const host = JSON.parse(text.toString()) as Partial<HostDescription>;
  // An older shell does not announce its APIs; it does so at its next start.
  return { contractVersions: [CONTRACT_VERSION], shared: {}, singletons: {}, ...host };
}

/** Unpacked: pages contain the stylesheets of their templates. The largest of this repository have 39 kB. */
const STYLES_BYTES = 256 * 1024;

/** Why a release must not become current; empty when it may. */
export function checkRelease(dir: string, release: Release, host: HostDescription): string[] {
  const faults: string[] = [];
  if (!host.contractVersions.includes(release.contractVersion)) {
    faults.push(`contract version ${release.contractVersion}, the shell speaks ${host.contractVersions.join(', ')}`);
  }
  for (const [name, range] of Object.entries(release.shared)) {
    const version = host.shared[name];
    if (!version) faults.push(`wants the shared package ${name}, which the shell does not provide`);
    else if (!satisfies(version, range)) faults.push(`wants ${name} ${range}, the shell provides ${version}`);
  }
  for (const [name, api] of Object.entries(release.singletons)) {
    const served = host.singletons[name] ?? [];
    if (!served.includes(api)) {
      faults.push(`was built with ${name} as ${api}, the shell serves ${served.join(', ') || 'none'}: build it anew`);
    }
  }
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const location = path.join(dir, file);
    if (!fs.existsSync(location)) faults.push(`file missing: ${file}`);
    else if (hashFile(fs.readFileSync(location)) !== integrity) faults.push(`file changed: ${file}`);
  }
  const listed = (file: string) => file in release.files;
  for (const file of [release.entry, release.serverEntry]) if (!listed(file)) faults.push(`file not listed: ${file}`);
  for (const [template, { slots, js, css }] of Object.entries(release.templates)) {
    if (slots.length === 0) faults.push(`${template} may stand in no slot`);
    for (const file of [...js, ...css]) if (!listed(file)) faults.push(`file of ${template} not listed: ${file}`);
    const bytes = css.reduce((sum, file) => sum + (release.files[file]?.size ?? 0), 0);
    if (bytes > STYLES_BYTES) faults.push(`stylesheets of ${template} have ${bytes} bytes, at most ${STYLES_BYTES}`);
  }
  return faults;
}
