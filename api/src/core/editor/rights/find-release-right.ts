import { type ReleaseRight, UNRESTRICTED } from '@gm/shared/rules/editorial';
import type { DataSource } from '../../platform/database/database.ts';
import { editorialRulesKind } from '../rules/editorial-rules.ts';
import type { Publication } from '../store/publication.ts';
import type { Assignee, State } from './check-right.ts';
import { findMatter } from './check-right.ts';
import { needsFourEyes, wroteSomebodyElse } from './four-eyes.ts';

/** Whether the form offers the release, or to ask another person. */
export async function findReleaseRight(
  db: DataSource,
  publication: Publication,
  { rechte: rights, konto: account }: Pick<Assignee, 'rechte' | 'konto'>,
  details: Record<string, unknown>,
  contribution: State['beitrag'] | null = null,
): Promise<ReleaseRight> {
  const matter = findMatter(publication, details, contribution);
  const mayApprove =
    rights.allows('freigeben', matter) ||
    // The branch of a new entry is still unknown.
    (contribution === null &&
      rights.liste.some(({ art: kind, darf: may }) => kind === matter.art && may === 'freigeben'));
  const needsOther =
    ((matter.art === editorialRulesKind.name && !rights.istAdmin) || (await needsFourEyes(db, matter.art))) &&
    !(contribution && (await wroteSomebodyElse(db, contribution, account)));
  return {
    ...UNRESTRICTED,
    darfFreigeben: mayApprove,
    brauchtAndere: needsOther,
    istVorgelegt: Boolean(contribution?.vorgelegt_am),
  };
}
