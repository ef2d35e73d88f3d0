import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';
import { getBezug } from './compose-abfallmails.ts';

/** Erases a reminder with its mails. Gives its id; null when there is none. */
export async function endErinnerung(trx: Datenquelle, schluessel: string): Promise<number | null> {
  const id = await createAbfallerinnerungRepository(trx).remove(schluessel);
  if (id !== null) await createOutboxRepository(trx).deleteBezug(getBezug(id));
  return id;
}
