import { isRegistrationOpen } from '@gm/shared/areas/ferienprogramm/rules';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createWishSheetRepository } from './draw/wish-sheet-repository.ts';
import { createFerienprogrammRepository } from './program/ferienprogramm-repository.ts';

const readAssigning = (data: unknown) =>
  (data as { vergabe?: string } | undefined)?.vergabe === 'verlosung' ? 'verlosung' : 'reihenfolge';

async function countFamilies(db: DataSource): Promise<number> {
  const { anzahl: count } = await db
    .selectFrom('ferien_buchungen')
    .select(sql<number>`count(distinct lower(email))::int`.as('anzahl'))
    .where('verfallen', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Asks for confirmation when the allocation mode changes during the season: describes what happens to families that
 * used the previous one.
 */
export async function askBeforeAssigning(db: DataSource, before: unknown, after: unknown): Promise<string | null> {
  const [alt, fresh] = [readAssigning(before), readAssigning(after)];
  const options = before && alt !== fresh ? await createFerienprogrammRepository(db).findOptions() : null;
  if (!options) return null;
  const running = isRegistrationOpen(options, new Date());
  if (fresh === 'verlosung') {
    const families = await countFamilies(db);
    if (families === 0 && !running) return null;
    const haben = formatCount(families, 'Familie hat', 'Familien haben');
    return `Bitte bestätigen Sie den Wechsel zur Verlosung: ${haben} schon gebucht und ${families === 1 ? 'behält ihre' : 'behalten ihre'} Plätze. Alle anderen geben von jetzt an bis zum ${formatDate(options.anmeldung_bis)} Wünsche ab. Eine E-Mail bekommt davon niemand: Bitte sagen Sie es den Familien.`;
  }
  const sheet = (await createWishSheetRepository(db).listConfirmed()).length;
  if (sheet === 0) return null;
  return `Bitte bestätigen Sie das Ende der Verlosung: ${formatCount(sheet, 'Familie hat', 'Familien haben')} Wünsche abgegeben, die dann nicht mehr zählen; Plätze bekommt, wer zuerst kommt. Eine E-Mail bekommt davon niemand: Bitte sagen Sie es den Familien.`;
}
