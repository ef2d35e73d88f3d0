/** A template belongs to the remote that had it first, until it hands it over. */
import { createHash } from 'node:crypto';
import { type Handover, type HandoverStatement, readStatement } from '@gm/shared/bau/handover';
import type { Release } from '@gm/shared/vertrag/release';
import { readJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import { type RegistryDocument, readRegistry } from './registry-file.ts';
import { readRelease } from './release-store.ts';
import { readTrust, verifySignature } from './trust.ts';

function listTemplates(releasesDir: string, remote: string, version: string): string[] {
  try {
    return Object.keys(readRelease(releasesDir, remote, version).release.templates);
  } catch {
    // A damaged release owns what the registry remembers.
    return [];
  }
}

/** Template → remote; what no release was asked for yet belongs to whose current release has it. */
export function readOwners(releasesDir: string, registry: RegistryDocument): Record<string, string> {
  const owners: Record<string, string> = {};
  for (const [remote, version] of Object.entries(registry.current))
    for (const template of listTemplates(releasesDir, remote, version)) owners[template] ??= remote;
  return { ...owners, ...registry.owners };
}

/** Names a hand-over in the journal, so that it counts once. */
export function hashHandover({ statement }: Handover): string {
  return createHash('sha256').update(statement).digest('hex');
}

/** Throws unless a key of either remote signed it, and it was not used before. */
function verifyHandover(releasesDir: string, handover: Handover, now: Date): HandoverStatement {
  const statement = readStatement(handover);
  const trust = readTrust(releasesDir);
  for (const remote of [statement.from, statement.to]) {
    const faults = handover.signatures.map((signature) => {
      try {
        verifySignature(trust, remote, Buffer.from(handover.statement), signature, now);
        return null;
      } catch (fault) {
        return (fault as Error).message;
      }
    });
    if (!faults.includes(null))
      throw new Refusal(`hand-over: nobody signed for ${remote}${faults[0] ? ` (${faults.join('; ')})` : ''}`);
  }
  return statement;
}

interface OwnershipOptions {
  releasesDir: string;
  /** Where nobody signs, a template that its owner gave up may be taken without a word. */
  allowUnsigned: boolean;
  now: Date;
}

/** @returns who owns which template once `release` is current. Throws when it declares one of another remote. */
export function judgeOwnership(
  release: Release,
  handover: Handover | null,
  { releasesDir, allowUnsigned, now }: OwnershipOptions,
): Record<string, string> {
  const registry = readRegistry(releasesDir);
  const owners = readOwners(releasesDir, registry);
  const isOpen = (template: string, owner: string) => {
    const version = registry.current[owner];
    return allowUnsigned && !(version && listTemplates(releasesDir, owner, version).includes(template));
  };
  let word: HandoverStatement | null = null;
  for (const template of Object.keys(release.templates)) {
    const owner = owners[template] ?? release.name;
    if (owner !== release.name && !isOpen(template, owner)) {
      if (!handover) throw new Refusal(`template ${template} belongs to ${owner}`);
      word ??= verifyHandover(releasesDir, handover, now);
      if (word.from !== owner || word.to !== release.name || !word.templates.includes(template))
        throw new Refusal(`template ${template} belongs to ${owner}; the hand-over is about something else`);
      const used = readJournal(releasesDir).entries.some((entry) => entry.handover === hashHandover(handover));
      if (used) throw new Refusal('this hand-over was used before');
    }
    owners[template] = release.name;
  }
  return owners;
}
