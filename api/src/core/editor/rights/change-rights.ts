import { AppError } from '@gm/shared/errors/app-error';
import type { AccountKind } from '@gm/shared/rules/accesses';
import type { Right } from '@gm/shared/schemas/accounts';
import type { ContentArea } from '../../content/context.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createAccountRepository } from '../../services/accounts/account-repository.ts';
import { createRightsRepository } from '../../services/accounts/rights-repository.ts';
import { readRight } from './right-kinds.ts';

type RightOperation =
  | ({ vorgang: 'recht-geben' } & Right)
  | ({ vorgang: 'recht-nehmen' } & Pick<Right, 'art' | 'zweig'>)
  | { vorgang: 'vertretung'; vertreter: string; von: string; bis: string }
  | { vorgang: 'vertretung-enden'; vertreter_id: number };

export const isRightOperation = <Operation extends { vorgang: string }>(
  input: Operation,
): input is Operation & RightOperation => /^(recht|vertretung)/.test(input.vorgang);

const refuse = (field: string, message: string) =>
  new AppError('felder_ungueltig', message, { felder: [{ feld: field, meldung: message }] });

/** Changes the rights of an account, for administrators. Throws for invalid changes. */
export async function changeRights(
  db: DataSource,
  areas: readonly ContentArea[],
  account: { id: number; art: AccountKind },
  operation: RightOperation,
): Promise<void> {
  const rights = createRightsRepository(db);
  if (operation.vorgang === 'recht-nehmen') return rights.take(account.id, operation);
  if (operation.vorgang === 'vertretung-enden') return rights.endVertretung(account.id, operation.vertreter_id);
  if (operation.vorgang === 'recht-geben') {
    if (account.art === 'rat') throw refuse('art', 'Konten des Gemeinderats bearbeiten keine Inhalte.');
    const { art: kind, zweig: branch, darf: may } = operation;
    const right = await readRight(db, areas, { art: kind, zweig: branch, darf: may });
    if (account.art === 'verein' && right.zweig === '') {
      throw refuse('zweig', 'Ein Verein bearbeitet nur seine eigenen Einträge: Bitte nennen Sie, welche das sind.');
    }
    return rights.give(account.id, right);
  }
  const substitute = await createAccountRepository(db).find('intern', operation.vertreter);
  if (account.art !== 'intern' || !substitute || substitute.gesperrt || substitute.id === account.id) {
    throw refuse('vertreter', 'Vertreten kann ein anderes Konto der Verwaltung, das nicht gesperrt ist.');
  }
  return rights.beginVertretung(account.id, substitute.id, operation);
}
