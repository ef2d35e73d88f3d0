import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Buchung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { getStornoschluss } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { toEuro } from '@gm/shared/format/betrag';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildTokenHash } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';
import { buildRechnungPfad } from './privater-pfad.ts';
import { readForderung } from './zahlung/settle.ts';
import { createZahlungRepository } from './zahlung/zahlung-repository.ts';

/** Whether a place of this event can be given back at this instant. */
export function isCancellable(event: Ferienveranstaltung, optionen: FerienprogrammOptionen, jetzt: Date): boolean {
  return readBerlinerZeit(jetzt).tag <= getStornoschluss(event, optionen);
}

/** What the private page of a booking shows; null when nobody has this secret. */
export async function showBuchung(
  db: Datenquelle,
  token: string,
  optionen: FerienprogrammOptionen,
  jetzt: Date,
): Promise<Buchung | null> {
  const buchung = await createFerienbestandRepository(db).find(buildTokenHash(token));
  if (!buchung) return null;
  const ids = buchung.kinder.flatMap(({ teilnahmen }) => teilnahmen.map(({ veranstaltung_id }) => veranstaltung_id));
  const events = new Map((await createFerienprogrammRepository(db).findAll(ids)).map((event) => [event.id, event]));
  const konto = optionen.konto && (await createZahlungRepository(db).findKontoOf(buchung.id));
  const { referenz, erstellt, kinder, vorname, name, strasse, plz, ort, email, telefon } = buchung;
  return {
    referenz,
    erstellt: erstellt.toISOString(),
    kontakt: { vorname, name, strasse, plz, ort, email, telefon },
    kinder: kinder.map(({ teilnahmen, ...kind }) => ({
      ...kind,
      veranstaltungen: teilnahmen.flatMap(({ veranstaltung_id, preis, storniert }) => {
        const veranstaltung = events.get(veranstaltung_id);
        if (!veranstaltung) return [];
        return {
          veranstaltung,
          preis: toEuro(preis),
          status: storniert === null ? ('gebucht' as const) : ('storniert' as const),
          stornierbar: storniert === null && isCancellable(veranstaltung, optionen, jetzt),
          storno_bis: getStornoschluss(veranstaltung, optionen),
        };
      }),
    })),
    rechnung: konto && { href: buildRechnungPfad(token), offen: toEuro(konto.offen), faellig: konto.faellig },
    kosten: writeKosten((await readForderung(db, buchung, optionen)).kosten),
  };
}
