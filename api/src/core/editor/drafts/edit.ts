import { AppError } from '@gm/shared/errors/app-error';
import { type ContributionStatus, findContributionStatus } from '@gm/shared/rules/editorial';
import type { ContributionInput, Restore } from '@gm/shared/schemas/editor/editorial-contribution';
import type { FieldError } from '@gm/shared/schemas/form';
import type { Command } from '../../forms/carry-out.ts';
import { createFormRepository } from '../../forms/form-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { formatMoment } from '../../platform/rules/format-moment.ts';
import { type Assignee, findMatter, listRightError, requireRight, type State } from '../rights/check-right.ts';
import { composeRecipientChange } from '../rights/compose-recipient-change.ts';
import type { ReleaseSender } from '../rights/compose-release.ts';
import { composeReleaseMails } from '../rights/compose-release-mails.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { type ContributionLine, createEditorialRepository, type Version } from '../store/editorial-repository.ts';
import { getOperation } from '../store/get-operation.ts';
import type { Publication, Publications } from '../store/publication.ts';
import { getTimes } from '../store/read-moment.ts';
import { isLater, record, recordInventory } from '../store/record-editing.ts';

const at = (field: string, message: string): FieldError[] => [{ feld: field, meldung: message }];

const notFound = () =>
  new AppError('nicht_gefunden', 'Diesen Beitrag gibt es nicht.', { titel: 'Beitrag nicht gefunden' });

/** The entry and its newest version, locked until the transaction ends. */
export async function lockState(trx: DataSource, reference: string): Promise<State> {
  const editorial = createEditorialRepository(trx);
  const contribution = await editorial.lock(reference);
  const version = contribution && (await editorial.findFassung(contribution.id, contribution.version));
  if (!version) throw notFound();
  return { beitrag: contribution, fassung: version };
}

/** Describes the concurrent change for the conflict message. */
async function describeProgress(trx: DataSource, { id }: ContributionLine): Promise<string> {
  const history = await createEditorialRepository(trx).readHistory(id);
  const last = history.find(({ vorgang: operation }) => operation !== 'erscheinen' && operation !== 'enden');
  const who = last ? `${last.wer} ${getOperation(last)} (${formatMoment(last.am)}).` : '';
  return `Ihre Fassung wurde nicht gespeichert: ${who}`;
}

/** Splits the input into the entry itself and its publication period. */
function readDetails(publication: Publication, input: ContributionInput): Record<string, unknown> {
  const { ab_datum, ab_zeit, bis_datum, bis_zeit } = input;
  return { ...publication.readAngaben(input), ab_datum, ab_zeit, bis_datum, bis_zeit };
}

async function createContribution(
  trx: DataSource,
  { name, kuerzel: abbreviation }: Publication,
  { art: kind }: ContributionInput,
): Promise<ContributionLine> {
  const reference = await createFormRepository(trx).assignReferenz(abbreviation);
  return createEditorialRepository(trx).create(reference, name, String(kind));
}

/** The existing entry for which the form was opened, locked. */
async function findState(trx: DataSource, publication: Publication, input: ContributionInput): Promise<State | null> {
  const reference = input.referenz || (await publication.findExisting(trx, input));
  return reference ? lockState(trx, reference) : null;
}

/**
 * Stores a content entry that has no versions yet, with its present text as the first version; null for a new entry.
 */
async function adoptInventory(
  trx: DataSource,
  publication: Publication,
  input: ContributionInput,
): Promise<State | null> {
  const inventory = await publication.findInventory(trx, input);
  if (!inventory) return null;
  const contribution = await createContribution(trx, publication, input);
  await createContentRelationRepository(trx).assignInhalt(contribution.id, inventory);
  return recordInventory(trx, contribution, inventory.angaben);
}

/** The place in the menu that was chosen for a page stays until the page is public; no form but the tree's sends one. */
const keepMenuPlace = (input: ContributionInput, state: State | null): ContributionInput =>
  input.menue === undefined && (state?.beitrag.status === 'Entwurf' || state?.beitrag.status === 'geplant')
    ? { ...input, menue: state.fassung.angaben.menue }
    : input;

/** Faults if the status does not allow the operation. */
function listStateError(status: ContributionStatus, input: ContributionInput): FieldError[] {
  const { was } = input;
  const isRelease = was === 'freigeben';
  if (findContributionStatus(status, was, isRelease && isLater(getTimes(input).ab)) !== null) return [];
  return isRelease
    ? at(
        'ab_datum',
        'Der Beitrag ist schon öffentlich. Nennen Sie keinen künftigen Beginn, oder ziehen Sie ihn zuerst zurück.',
      )
    : at('was', `Das ist nicht möglich: Der Stand ist „${status}“.`);
}

const listHintError = ({ was, hinweis: hint }: ContributionInput) =>
  was === 'zurueckgeben' && !hint ? at('hinweis', 'Bitte schreiben Sie, was noch zu tun ist.') : [];

function listEndError(input: ContributionInput): FieldError[] {
  const { bis: until } = getTimes(input);
  const isPast = input.was === 'freigeben' && until !== null && !isLater(until);
  return isPast ? at('bis_datum', 'Das Ende liegt schon in der Vergangenheit.') : [];
}

/**
 * Saves, releases or withdraws an entry: locks the row, compares the version (optimistic locking) and checks the rules.
 */
export function createEditing(
  publication: Publication,
  actor: Assignee,
  sender: ReleaseSender,
): Command<ContributionInput, { beitrag: ContributionLine | null; eingabe: ContributionInput }> {
  return {
    name: `redaktion-${publication.name}`,

    async check(trx, sent) {
      const existing = await findState(trx, publication, sent);
      const input = keepMenuPlace(sent, existing);
      if (existing && existing.beitrag.art !== publication.name) throw notFound();
      // The author of the concurrent change is named only to accounts that may see the entry.
      if (existing) requireRight(actor.rechte, findMatter(publication, existing.fassung.angaben, existing.beitrag));
      if (existing && existing.beitrag.version !== input.version && !input.ersetzen) {
        return { fehler: at('ersetzen', await describeProgress(trx, existing.beitrag)) };
      }
      const state = existing ?? (await adoptInventory(trx, publication, input));
      const contribution = state?.beitrag ?? null;
      const forbidden = await listRightError(trx, publication, actor, state, {
        was: input.was,
        angaben: readDetails(publication, input),
      });
      if (forbidden.length > 0) return { fehler: forbidden };
      const error = listStateError(contribution?.status ?? 'Entwurf', input);
      if (error.length > 0) return { fehler: error };
      const missing = [...listEndError(input), ...listHintError(input), ...(await publication.check(trx, input))];
      return missing.length > 0 ? { fehler: missing } : { fund: { beitrag: contribution, eingabe: input } };
    },

    async perform(trx, _, { eingabe: input, ...finding }) {
      const contribution = finding.beitrag ?? (await createContribution(trx, publication, input));
      const { was: operation, hinweis: hint = '' } = input;
      // What is public at once has its place in the menu by the plan of the check.
      const isNow = operation === 'freigeben' && !isLater(getTimes(input).ab);
      const details = readDetails(publication, isNow ? { ...input, menue: '' } : input);
      await record(trx, publication, actor, contribution, {
        vorgang: operation,
        angaben: details,
        hinweis: hint,
        ...getTimes(input),
      });
      const step = {
        vorgang: operation,
        hinweis: hint,
        gegenstand: findMatter(publication, details, contribution),
        titel: String(details.titel ?? contribution.referenz),
        bezeichnung: publication.describe(details) ?? publication.bezeichnung,
      };
      const { referenz: reference } = contribution;
      const change = { art: details.art, vorgang: operation, von: actor.name, referenz: reference };
      const mails = [
        ...(await composeReleaseMails(trx, actor, contribution, step, sender)),
        ...composeRecipientChange({ ...change, angaben: publication.listAngaben(details) }, sender),
      ];
      return { id: contribution.id, referenz: reference, mails };
    },
  };
}

/** Makes an earlier version the newest; the public version stays until the next release. */
export function createRestore(
  { find }: Publications,
  actor: Assignee,
): Command<Restore, { publikation: Publication; beitrag: ContributionLine; frueher: Version }> {
  return {
    name: 'redaktion-fassung',

    async check(trx, { referenz: reference, version, fassung }) {
      const state = await lockState(trx, reference);
      const { beitrag: contribution } = state;
      const publication = find(contribution.art, contribution.inhalt_art);
      const earlier = publication && (await createEditorialRepository(trx).findFassung(contribution.id, fassung));
      if (!earlier) throw new AppError('nicht_gefunden', 'Diese Fassung gibt es nicht.');
      for (const { angaben: details } of [state.fassung, earlier]) {
        requireRight(actor.rechte, findMatter(publication, details, contribution));
      }
      if (contribution.version !== version) return { fehler: at('version', await describeProgress(trx, contribution)) };
      return { fund: { publikation: publication, beitrag: contribution, frueher: earlier } };
    },

    async perform(trx, { referenz: reference }, { publikation: publication, beitrag: contribution, frueher: earlier }) {
      const { angaben: details, nummer: num } = earlier;
      await record(trx, publication, actor, contribution, { vorgang: 'wiederherstellen', angaben: details, aus: num });
      return { id: contribution.id, referenz: reference };
    },
  };
}
