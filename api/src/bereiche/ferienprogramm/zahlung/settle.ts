import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { type Kontobuchung, listForderungen, type Posten, type Saetze, sumPosten } from './forderung.ts';
import { createKontoRepository, type Familienbuchung } from './konto-repository.ts';

export const pickSaetze = ({
  gebuehr_kind,
  gebuehr_veranstaltung,
  gebuehr_spaeter,
  gebuehr_bei_storno,
}: FerienprogrammOptionen): Saetze => ({ gebuehr_kind, gebuehr_veranstaltung, gebuehr_spaeter, gebuehr_bei_storno });

/** With the season's rules where a booking has no account yet. */
export const withSaetze = (
  buchungen: readonly Familienbuchung[],
  optionen: FerienprogrammOptionen,
): (Kontobuchung & Familienbuchung)[] =>
  buchungen.map((buchung) => ({ ...buchung, saetze: buchung.saetze ?? pickSaetze(optionen) })) as (Kontobuchung &
    Familienbuchung)[];

/** When what is charged now is due. */
export const computeFaellig = ({ zahlungsziel_tage }: FerienprogrammOptionen, jetzt: Date): string =>
  addTage(readBerlinerZeit(jetzt).tag, zahlungsziel_tage);

/**
 * Brings the books of families into line with what they have booked; called in the transaction of whatever changes that, after its
 * locks. Twice is like once. Nothing is written where the town has named no account to pay to.
 */
export async function settle(
  trx: Datenquelle,
  emails: readonly string[],
  optionen: FerienprogrammOptionen,
  jetzt: Date,
): Promise<void> {
  if (!optionen.konto || emails.length === 0) return;
  const konten = createKontoRepository(trx);
  await konten.lock(emails);
  const alle = await konten.readFamilien(emails);
  const faellig = computeFaellig(optionen, jetzt);
  for (const email of new Set(alle.map((buchung) => buchung.email))) {
    const familie = alle.filter((buchung) => buchung.email === email);
    const forderungen = listForderungen(withSaetze(familie, optionen));
    for (const { id, saetze } of familie) {
      if (!saetze) await konten.open(id, pickSaetze(optionen), faellig);
      const mehr = await konten.book(id, forderungen.get(id) ?? []);
      if (saetze && mehr > 0) await konten.setFaellig(id, faellig);
    }
  }
}

/** What a booking costs its family, line by line; one that is not firm yet, as if it became so now. */
export async function readForderung(
  db: Datenquelle,
  { id, email }: { id: number; email: string },
  optionen: FerienprogrammOptionen,
): Promise<{ posten: Posten[]; kosten: Kosten }> {
  const familie = await createKontoRepository(db).readFamilien([email], id);
  const posten = listForderungen(withSaetze(familie, optionen)).get(id) ?? [];
  return { posten, kosten: sumPosten(posten) };
}
