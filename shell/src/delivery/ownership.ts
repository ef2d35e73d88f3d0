/** A template belongs to the remote that had it first, until that remote hands it over. */
import { createHash } from 'node:crypto';
import { type Handover, type HandoverStatement, readStatement } from '@gm/shared/build/handover';
import type { Release } from '@gm/shared/contract/release';
import { readJournal } from '../store/journal.ts';
import { Refusal } from '../store/refusal.ts';
import { type RegistryDocument, readRegistry } from '../store/registry-file.ts';
import { readRelease } from '../store/release-store.ts';
import { readTrust, type TrustingStore, verifySignature } from '../store/trust.ts';

function listTemplates(releasesDir: string, remote: string, version: string): string[] {
  try {
    return Object.keys(readRelease(releasesDir, remote, version).release.templates);
  } catch {
    // For a damaged release the registry knows its templates.
    return [];
  }
}

/** Template → remote; a template without an owner on record belongs to the remote whose current release has it. */
export function readOwners(releasesDir: string, registry: RegistryDocument): Record<string, string> {
  const owners: Record<string, string> = {};
  for (const [remote, version] of Object.entries(registry.current))
    for (const template of listTemplates(releasesDir, remote, version)) owners[template] ??= remote;
  return { ...owners, ...registry.owners };
}

/** Identifies a hand-over in the journal, so that it is used once. */
export function hashHandover({ statement }: Handover): string {
  return createHash('sha256').update(statement).digest('hex');
}

/** Throws unless keys of both remotes signed it and it is unused. */
function verifyHandover({ releasesDir, store, now }: OwnershipOptions, handover: Handover): HandoverStatement {
  const statement = readStatement(handover);
  const trust = readTrust(store, releasesDir);
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
  /** The folder to read and change: the store's, or that of a change. */
  releasesDir: string;
  store: TrustingStore;
  /** Without signatures, a template that its owner gave up may be taken without a hand-over. */
  allowUnsigned: boolean;
  now: Date;
}

/**
 * @returns the owners of all templates once `release` is current. Throws when it declares a template of another remote.
 */
export function judgeOwnership(
  release: Release,
  handover: Handover | null,
  options: OwnershipOptions,
): Record<string, string> {
  const { releasesDir, allowUnsigned } = options;
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
      word ??= verifyHandover(options, handover);
      if (word.from !== owner || word.to !== release.name || !word.templates.includes(template))
        throw new Refusal(`template ${template} belongs to ${owner}; the hand-over is about something else`);
      const used = readJournal(releasesDir).entries.some((entry) => entry.handover === hashHandover(handover));
      if (used) throw new Refusal('this hand-over was used before');
    }
    owners[template] = release.name;
  }
  return owners;
}
