import { createAbfallerinnerungRepository } from '../daten/abfallerinnerung-repository.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';
import { nenneBezug } from './verfasse-abfallmails.ts';

/** Erases a reminder with its mails. Gives its id; null when there is none. */
export async function beendeErinnerung(trx: Datenquelle, schluessel: string): Promise<number | null> {
  const id = await createAbfallerinnerungRepository(trx).entferne(schluessel);
  if (id !== null) await createOutboxRepository(trx).loescheBezug(nenneBezug(id));
  return id;
}
