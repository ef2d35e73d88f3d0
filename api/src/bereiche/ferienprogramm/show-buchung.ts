import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Buchung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { type Kosten, sumKosten, writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { getStornoschluss } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { toEuro } from '@gm/shared/format/betrag';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildTokenHash } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFerienbestandRepository, type GespeicherteBuchung } from './ferienbestand-repository.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';

/** Whether a place of this event can be given back at this instant. */
export function isCancellable(event: Ferienveranstaltung, optionen: FerienprogrammOptionen, jetzt: Date): boolean {
  return readBerlinerZeit(jetzt).tag <= getStornoschluss(event, optionen);
}

/** Costs of what is not cancelled, at the prices of the day of booking. */
export function computeRest(kinder: GespeicherteBuchung['kinder'], optionen: FerienprogrammOptionen): Kosten {
  const preise = kinder.map(({ teilnahmen }) =>
    teilnahmen.filter(({ storniert }) => storniert === null).map(({ preis }) => preis),
  );
  return sumKosten(preise, optionen);
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
    kosten: writeKosten(computeRest(kinder, optionen)),
  };
}
