import { type ContributionOperation, findContributionStatus } from '@gm/shared/rules/editorial';
import { createContentRepository } from '../../entries/content-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import { type ContributionLine, createEditorialRepository, type Version } from './editorial-repository.ts';
import type { Publication } from './publication.ts';

/** Invalidates all caches of public pages. */
async function notify(trx: DataSource, publication: Publication, id: number, before: string | null) {
  const content = createContentRepository(trx);
  const now = await publication.findPath(trx, id);
  const nonEmpty = (path: string | null) => (path === null ? [] : [path]);
  await content.rememberRemoved(nonEmpty(before), nonEmpty(now));
  await content.raiseStand();
}

/**
 * Publishes the released version or removes it, depending on the status. Shares the loader's lock, because both write
 * the public tables.
 */
async function syncPublic(trx: DataSource, publication: Publication, contribution: ContributionLine): Promise<void> {
  await createContentRepository(trx).lock();
  const before = await publication.findPath(trx, contribution.id);
  const warPublic = await publication.isPublic(trx, contribution.id);
  const { freigegeben: released, status } = contribution;
  const version =
    status === 'veröffentlicht' && released !== null
      ? await createEditorialRepository(trx).findFassung(contribution.id, released)
      : null;
  if (!version && !warPublic) return;
  if (version) await publication.write(trx, contribution, version);
  else await publication.remove(trx, contribution.id);
  await notify(trx, publication, contribution.id, before);
}

interface Step {
  vorgang: ContributionOperation;
  angaben: Record<string, unknown>;
  /** The version to restore. */
  aus?: number;
  /** For a release: its beginning, unless immediate, and its end. */
  ab?: Date | null;
  bis?: Date | null;
  /** Message to other editors. */
  hinweis?: string;
}

/** Whether the moment is in the future; a past beginning means at once. */
export const isLater = (from: Date | null | undefined): from is Date => Boolean(from && from.getTime() > Date.now());

/** Steps that end a request for release. */
const beantwortet = new Set<ContributionOperation>(['freigeben', 'zurueckgeben', 'zurueckziehen']);

/**
 * Records one step on a locked entry: new version, status, publication and audit log. Throws if the rules forbid it.
 */
export async function record(
  trx: DataSource,
  publication: Publication,
  actor: Actor,
  contribution: ContributionLine,
  { vorgang: operation, angaben: details, aus, ab: from = null, bis: until = null, hinweis: hint = '' }: Step,
): Promise<void> {
  const editorial = createEditorialRepository(trx);
  const status = findContributionStatus(contribution.status, operation, isLater(from));
  if (status === null) throw new Error(`${operation} is not possible for what is ${contribution.status}`);
  const version: Version = { nummer: contribution.version + 1, angaben: details };
  const afterwards: ContributionLine = { ...contribution, status, version: version.nummer };
  if (operation === 'freigeben')
    Object.assign(afterwards, { freigegeben: version.nummer, ab: from ?? new Date(), bis: until });
  if (operation === 'zurueckziehen') Object.assign(afterwards, { freigegeben: null, ab: null, bis: null });
  if (operation === 'vorlegen') Object.assign(afterwards, { vorgelegt_von: actor.konto, vorgelegt_am: new Date() });
  else if (beantwortet.has(operation)) Object.assign(afterwards, { vorgelegt_von: null, vorgelegt_am: null });
  await editorial.storeFassung(contribution.id, version);
  await editorial.change(afterwards);
  await editorial.log(afterwards, actor, {
    fassung: version.nummer,
    vorgang: operation,
    aus: aus ?? null,
    hinweis: hint || null,
  });
  if (operation === 'freigeben' || operation === 'zurueckziehen') await syncPublic(trx, publication, afterwards);
}

const INVENTORY: Actor = { konto: null, name: 'Bisheriger Inhalt' };

/** Stores the public content as the newest and released version; nothing public changes. */
export async function recordInventory(
  trx: DataSource,
  contribution: ContributionLine,
  details: Record<string, unknown>,
  actor: Actor = INVENTORY,
): Promise<{ beitrag: ContributionLine; fassung: Version }> {
  const editorial = createEditorialRepository(trx);
  const num = contribution.version + 1;
  const afterwards: ContributionLine = {
    ...contribution,
    status: 'veröffentlicht',
    version: num,
    freigegeben: num,
    ab: contribution.ab ?? new Date(),
  };
  const version: Version = { nummer: num, angaben: details };
  await editorial.storeFassung(contribution.id, version);
  await editorial.change(afterwards);
  await editorial.log(afterwards, actor, { fassung: num, vorgang: 'freigeben', aus: null });
  return { beitrag: afterwards, fassung: version };
}

/** Keeps a draft as the newest version although another version was stored before it. */
export async function recordDraft(
  trx: DataSource,
  contribution: ContributionLine,
  { angaben: details }: Version,
  actor: Actor,
): Promise<void> {
  const editorial = createEditorialRepository(trx);
  const afterwards: ContributionLine = { ...contribution, version: contribution.version + 1 };
  await editorial.storeFassung(contribution.id, { nummer: afterwards.version, angaben: details });
  await editorial.change(afterwards);
  await editorial.log(afterwards, actor, { fassung: afterwards.version, vorgang: 'speichern', aus: null });
}

const SCHEDULE: Actor = { konto: null, name: 'Zeitplan' };

/** Applies a due beginning or end; the content stays. */
export async function keepSchedule(
  trx: DataSource,
  publication: Publication,
  { istVorbei: isPast, ...contribution }: ContributionLine & { istVorbei: boolean },
): Promise<void> {
  const operation = isPast ? 'enden' : 'erscheinen';
  const status = findContributionStatus(contribution.status, operation);
  if (status === null) throw new Error(`${operation} is not possible for what is ${contribution.status}`);
  const editorial = createEditorialRepository(trx);
  const afterwards = { ...contribution, status, ...(isPast ? { freigegeben: null, ab: null, bis: null } : {}) };
  await editorial.change(afterwards);
  await editorial.log(afterwards, SCHEDULE, { fassung: contribution.freigegeben ?? 0, vorgang: operation, aus: null });
  await syncPublic(trx, publication, afterwards);
}
