import { AppError } from '@gm/shared/errors/app-error';
import type { ContributionInput } from '@gm/shared/schemas/editor/editorial-contribution';
import type { FieldError } from '@gm/shared/schemas/form';
import type { DataSource } from '../../platform/database/database.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import { editorialRulesKind } from '../rules/editorial-rules.ts';
import type { ContributionLine, Version } from '../store/editorial-repository.ts';
import type { Publication } from '../store/publication.ts';
import type { Matter, Rights } from '../store/rights.ts';
import { needsFourEyes, saysTheSame, wroteSomebodyElse } from './four-eyes.ts';

/** The acting account and its rights. */
export interface Assignee extends Actor {
  konto: number;
  rechte: Rights;
}

/** An entry, locked. */
export interface State {
  beitrag: ContributionLine;
  fassung: Version;
}

/** The required right for a version. A moved page counts at its present path. */
export function findMatter(
  publication: Publication,
  details: Record<string, unknown>,
  contribution: Pick<ContributionLine, 'inhalt_schluessel'> | null = null,
): Matter {
  const key = contribution?.inhalt_schluessel ?? details.schluessel;
  return publication.getGegenstand({ ...details, schluessel: key });
}

/** Throws if the account may not edit the entry; it may not see its drafts either. */
export function requireRight(rights: Rights, matter: Matter): void {
  if (!rights.allows('schreiben', matter)) {
    throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht: Der Beitrag gehört zu dem, was andere bearbeiten.');
  }
}

const refuse = (message: string): FieldError[] => [{ feld: 'was', meldung: message }];

const RELEASE = new Set<ContributionInput['was']>(['freigeben', 'zurueckgeben', 'zurueckziehen']);

interface ChangePlan {
  was: ContributionInput['was'];
  angaben: Record<string, unknown>;
}

/** Faults of an order by the account's rights and the four-eyes rule. */
export async function listRightError(
  trx: DataSource,
  publication: Publication,
  { rechte: rights, konto: account }: Assignee,
  state: State | null,
  { was, angaben: details }: ChangePlan,
): Promise<FieldError[]> {
  const fresh = findMatter(publication, details, state?.beitrag);
  const former = state && findMatter(publication, state.fassung.angaben, state.beitrag);
  const both = former ? [former, fresh] : [fresh];
  if (former) requireRight(rights, former);
  if (!rights.allows('schreiben', fresh))
    return refuse('Mit diesen Angaben gehört der Beitrag nicht mehr zu dem, was Sie bearbeiten dürfen.');
  if (RELEASE.has(was) && !both.every((one) => rights.allows('freigeben', one))) {
    return refuse('Das darf Ihr Konto nicht. Legen Sie den Beitrag zur Freigabe vor.');
  }
  // Protects the four-eyes rule itself: an editor could otherwise switch it off, release an entry, and switch it on
  // again.
  const isRule = both.some(({ art: kind }) => kind === editorialRulesKind.name) && !rights.istAdmin;
  if (isRule && was === 'zurueckziehen')
    return refuse('Die Regeln zieht nur zurück, wer Konten verwaltet: Sonst gälte kein Vier-Augen-Prinzip mehr.');
  const needsOther = isRule || (await Promise.all(both.map(({ art: kind }) => needsFourEyes(trx, kind)))).some(Boolean);
  if (was !== 'freigeben' || !needsOther) return [];
  if (!state || !(await wroteSomebodyElse(trx, state.beitrag, account))) {
    return refuse('Hier gilt das Vier-Augen-Prinzip: Legen Sie den Beitrag vor, jemand anderes gibt ihn frei.');
  }
  return saysTheSame(details, state.fassung.angaben)
    ? []
    : refuse(
        'Sie haben etwas geändert. Hier gilt das Vier-Augen-Prinzip: Legen Sie Ihre Fassung vor, jemand anderes gibt sie frei.',
      );
}
