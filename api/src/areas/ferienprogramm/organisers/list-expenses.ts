import { toEuro } from '@gm/shared/format/amount';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOrganiserRepository } from './organiser-repository.ts';

/** Costs of an event as reported by its organisers, formatted for display. */
export async function listExpenses(db: DataSource, id: number) {
  const expenses = await createOrganiserRepository(db).listAuslagen(id);
  return expenses.map(({ betrag: amount, gemeldet: reported, ...expense }) => ({
    ...expense,
    betrag: toEuro(amount),
    tag: readBerlinTime(reported).tag,
  }));
}
