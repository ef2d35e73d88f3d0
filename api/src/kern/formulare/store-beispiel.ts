import { sql } from 'kysely';
import { type $ZodType, parse } from 'zod/v4/core';
import type { Datenquelle } from '../daten/database.ts';
import { createFormularRepository } from './formular-repository.ts';
import { OHNE_OPTIONEN } from './read-blockoptionen.ts';
import type { Formular } from './receive-formular.ts';

/** Something a resident of the demo sent. */
export interface Beispiel {
  /** Days before the day of loading. */
  tage: number;
  /** As the form sends it; consents are given. */
  angaben: Record<string, unknown>;
}

const EINWILLIGUNGEN = { datenschutz: true, rechte: true, valid: true };

/** Stores it as the form does, but without mails. Gives the id that the visitor would get. */
export async function storeBeispiel<Eingabe>(
  trx: Datenquelle,
  formular: Formular<Eingabe>,
  schema: $ZodType<Eingabe>,
  { tage, angaben }: Beispiel,
): Promise<number> {
  const gelesen = parse(schema, { ...EINWILLIGUNGEN, ...angaben });
  const eingabe = (await formular.complete?.(trx, gelesen, OHNE_OPTIONEN)) ?? gelesen;
  const referenz = await createFormularRepository(trx).assignReferenz(formular.kuerzel);
  const id = await formular.save(trx, eingabe, { referenz, bild: null });
  await sql`update einsendungen set erstellt = now() - make_interval(days => ${tage}::int)
    where referenz = ${referenz}`.execute(trx);
  return id;
}
