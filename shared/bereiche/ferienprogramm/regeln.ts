import { addTage, readBerlinerZeit } from '../../regeln/berliner-zeit.ts';
import { computeAlter } from '../../regeln/compute-alter.ts';
import type { FerienprogrammOptionen, Ferienveranstaltung } from './ferienprogramm.ts';

/** As a maximum of age or participants: none (B9). */
export const UNBEGRENZT = 999;

type Plaetze = Pick<Ferienveranstaltung, 'teilnehmer_max' | 'bereits_reserviert'>;
type Alter = Pick<Ferienveranstaltung, 'alter_min' | 'alter_max' | 'datum_von'>;
type Zeitraum = Pick<Ferienveranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>;

/** Whether a child of this birthday has the right age on the day the event starts, limits included. */
export function hasSuitableAge(geburtstag: string, { alter_min, alter_max, datum_von }: Alter): boolean {
  const alter = computeAlter(geburtstag, datum_von);
  return alter >= 0 && alter >= alter_min && (alter_max >= UNBEGRENZT || alter <= alter_max);
}

/** Places left when `gehalten` more are held, for example by other children of this session; at least 0. */
export function countFreePlaetze({ teilnehmer_max, bereits_reserviert }: Plaetze, gehalten = 0): number {
  if (teilnehmer_max >= UNBEGRENZT) return Number.POSITIVE_INFINITY;
  return Math.max(0, teilnehmer_max - bereits_reserviert - gehalten);
}

/** Whether the event is offered to a child (B4): the right age, and a place left. */
export function isSuitable(veranstaltung: Plaetze & Alter, geburtstag: string, gehalten = 0): boolean {
  return countFreePlaetze(veranstaltung, gehalten) > 0 && hasSuitableAge(geburtstag, veranstaltung);
}

/** Whether registration is open at an instant: first and last day inclusive, in Europe/Berlin. */
export function isAnmeldungOpen(
  { anmeldung_von, anmeldung_bis }: Pick<FerienprogrammOptionen, 'anmeldung_von' | 'anmeldung_bis'>,
  jetzt: Date,
): boolean {
  const { tag } = readBerlinerZeit(jetzt);
  return anmeldung_von <= tag && tag <= anmeldung_bis;
}

/** Whether the event has begun at an instant. */
export function hasBegun({ datum_von }: Pick<Zeitraum, 'datum_von'>, jetzt: Date): boolean {
  const { tag, uhrzeit } = readBerlinerZeit(jetzt);
  return `${tag}T${uhrzeit}` >= readBeginn(datum_von);
}

const readBeginn = (zeitpunkt: string) => (zeitpunkt.includes('T') ? zeitpunkt : `${zeitpunkt}T00:00`);
const readEnde = (zeitpunkt: string) => (zeitpunkt.includes('T') ? zeitpunkt : `${zeitpunkt}T24:00`);

/** The stretches of time an event takes, as pairs of `YYYY-MM-DDTHH:mm`: one for each day when it is daily. */
export function listZeiten({ datum_von, datum_bis, taeglich }: Zeitraum): [beginn: string, ende: string][] {
  const beginn = readBeginn(datum_von);
  const ende = readEnde(datum_bis);
  if (!taeglich) return [[beginn, ende]];
  const zeiten: [string, string][] = [];
  for (let tag = beginn.slice(0, 10); tag <= ende.slice(0, 10); tag = addTage(tag, 1)) {
    zeiten.push([`${tag}${beginn.slice(10)}`, `${tag}${ende.slice(10)}`]);
  }
  return zeiten;
}

/** Whether a child cannot take part in both. One that ends when the other begins does not overlap it. */
export function overlap(eine: Zeitraum, andere: Zeitraum): boolean {
  const zeiten = listZeiten(andere);
  return listZeiten(eine).some(([beginn, ende]) => zeiten.some(([von, bis]) => beginn < bis && von < ende));
}

/** Last calendar day on which a place can be given back online. */
export function getStornoschluss(
  { datum_von }: Pick<Zeitraum, 'datum_von'>,
  { storno_tage }: Pick<FerienprogrammOptionen, 'storno_tage'>,
): string {
  return addTage(datum_von.slice(0, 10), -storno_tage);
}
