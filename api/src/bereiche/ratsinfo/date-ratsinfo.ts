import { formatDatum } from '@gm/shared/format/datum';
import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import { findLetzterTag, findSitzungstag, getTag } from './build-termine.ts';

// What the example counts in weeks, as days of the calendar, entry by entry: what somebody edits stays where it is.

type Daten = Record<string, unknown>;

const beispieltagSchema = z.object({ woche: z.number().int(), tag: z.enum(WOCHENTAGE) });

/** The Monday of a week; anything else stays. */
const dateWoche = (wert: unknown, heute: string) => (typeof wert === 'number' ? getTag(findMontag(heute), wert) : wert);

/** These fields, as far as they are there. */
const dateFelder = (daten: Daten, felder: readonly string[], heute: string): Daten =>
  Object.fromEntries(
    Object.entries(daten).map(([name, wert]) => [name, felder.includes(name) ? dateWoche(wert, heute) : wert]),
  );

/** Groups of a list, one by one; anything else stays. */
const dateListe = (liste: unknown, date: (eintrag: Daten) => Daten): unknown =>
  Array.isArray(liste) ? liste.map((eintrag: unknown) => date(Object(eintrag) as Daten)) : liste;

export const dateKoerperschaft = ({ wahlperioden, ...daten }: Daten, heute: string): Daten => ({
  ...daten,
  wahlperioden: dateListe(wahlperioden, ({ ende, ...periode }) => ({
    ...dateFelder(periode, ['beginn'], heute),
    ende: typeof ende === 'number' ? findLetzterTag(ende, findMontag(heute)) : ende,
  })),
});

export const datePerson = ({ mitglied, ...daten }: Daten, heute: string): Daten => ({
  ...daten,
  mitglied: dateListe(mitglied, (eines) => dateFelder(eines, ['von', 'bis'], heute)),
});

export function dateSitzung({ woche, tag, ...daten }: Daten, heute: string): Daten {
  const { data } = beispieltagSchema.safeParse({ woche, tag });
  return data ? { ...daten, datum: findSitzungstag(data, heute) } : daten;
}

/** A meeting is called by its day. */
export const nameSitzung = ({ datum }: Daten): string | null =>
  typeof datum === 'string' ? `Sitzung vom ${formatDatum(datum)}` : null;

export const dateVorlage = (daten: Daten, heute: string): Daten => dateFelder(daten, ['woche'], heute);
