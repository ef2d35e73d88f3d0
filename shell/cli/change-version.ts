import { findApi } from '@gm/shared/cli/find-api';
import { findTemplateUse } from '../src/page/load/find-template-use.ts';
import { checkRelease } from '../src/store/check-release.ts';
import { type ActivationNote, activate, listEarlier, readRegistry, rollBack } from '../src/store/registry-file.ts';
import { listVersions, readRelease, releaseDir } from '../src/store/release-store.ts';
import { findHost, releasesDir, store } from './options.ts';

const PAGES_SHOWN = 3;
const LIMIT_MS = 5000;

const list = (words: string[]) => words.join(', ') || 'none';

async function askApi(path: string): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(new URL(path, findApi(process.env)), { signal: AbortSignal.timeout(LIMIT_MS) });
  return { status: reply.status, body: await reply.json().catch(() => null) };
}

async function refuseLostTemplates(removed: string[]): Promise<void> {
  const use = await findTemplateUse(askApi, removed).catch((cause: unknown) => {
    throw new Error(`which pages use ${list(removed)} cannot be asked for; --force goes back all the same`, { cause });
  });
  if (use.size === 0) return;
  const lines = [...use].map(([template, pages]) => {
    const more = pages.length > PAGES_SHOWN ? ` and ${pages.length - PAGES_SHOWN} more` : '';
    return `  ${template}: ${pages.slice(0, PAGES_SHOWN).join(' ')}${more}`;
  });
  throw new Error(`pages use templates that this version lacks; --force goes back all the same\n${lines.join('\n')}`);
}

function readTemplates(remote: string, version: string | undefined): string[] {
  try {
    return version ? Object.keys(readRelease(releasesDir, remote, version).release.templates) : [];
  } catch {
    // The current release itself may be damaged.
    return [];
  }
}

/**
 * Activates a kept version, by default the previous one, and reports the changes. Throws when pages would lose
 * templates or the version does not fit the running shell.
 */
export async function changeVersion(
  remote: string,
  wanted: string | undefined,
  what: ActivationNote['what'],
  force: boolean,
): Promise<void> {
  const before = readRegistry(releasesDir).current[remote];
  const version = wanted ?? listEarlier(releasesDir, remote)[0];
  if (!version) throw new Error(`${remote}: there is no earlier version to go back to`);
  const kept = listVersions(releasesDir, remote);
  if (!kept.includes(version)) throw new Error(`${remote}: version ${version} is not kept; there are: ${list(kept)}`);
  if (version === before) throw new Error(`${remote}: ${version} is current already`);
  const { release } = readRelease(releasesDir, remote, version);
  const faults = checkRelease(releaseDir(releasesDir, remote, version), release, findHost());
  if (faults.length) throw new Error(`${remote} ${version} refused: ${faults.join('; ')}`);
  const now = readTemplates(remote, before);
  const then = Object.keys(release.templates);
  const removed = now.filter((template) => !then.includes(template));
  const added = then.filter((template) => !now.includes(template));
  if (removed.length > 0 && !force) await refuseLostTemplates(removed);
  const note: ActivationNote = { what, key: null, reason: `by hand, before: ${before ?? 'nothing'}` };
  await store.change((dir) => (wanted ? activate(dir, remote, version, note) : rollBack(dir, remote, note)));
  console.log(`${remote} ${version} is current${before ? `, before: ${before}` : ''}`);
  if (removed.length + added.length > 0) console.log(`templates removed: ${list(removed)}; added: ${list(added)}`);
}
