import type { Formfeld } from '@gm/shared/schemas/formfeld';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { z } from 'zod';

const uhrzeit = z.iso.time({ precision: -1 });

interface Moment {
  tag: string;
  /** Empty: the whole day. */
  zeit: string;
}

/** `2026-12-24` or `2026-12-24T08:00`, as files also say it with a space, seconds and a zone; null where it is no day of the calendar. */
function readMoment(wert: unknown): Moment | null {
  const [tag = '', ganze = ''] = String(wert).trim().split(/[T ]/);
  const zeit = ganze.slice(0, 5);
  const isZeit = zeit === '' || uhrzeit.safeParse(zeit).success;
  return z.iso.date().safeParse(tag).success && isZeit ? { tag, zeit } : null;
}

/** What stands in the way of a pair of moments, at the second. */
function checkPaar(beginn: Moment, ende: Moment): string | null {
  if (ende.tag < beginn.tag) return 'Das Ende liegt vor dem Beginn.';
  if ((ende.zeit === '') !== (beginn.zeit === '')) return 'Bitte geben Sie bei beiden eine Uhrzeit an oder bei keinem.';
  return beginn.zeit !== '' && ende.zeit <= beginn.zeit ? 'Die Uhrzeit liegt nicht nach der ersten.' : null;
}

/**
 * Faults of days with or without a time. Files may say them as they like, and what is none of them is as if it were not there: who fills in a form
 * is told.
 */
export function checkZeitpunkte({ art, felder, eintrag }: Formfeld, wert: unknown, weg = 'daten'): FeldFehler[] {
  if (art === 'liste' && eintrag) {
    return Array.isArray(wert)
      ? wert.flatMap((teil: unknown, index) => checkZeitpunkte(eintrag, teil, `${weg}/${index}`))
      : [];
  }
  if (art === 'zeitpunkt') {
    return readMoment(wert) ? [] : [{ feld: weg, meldung: 'Bitte geben Sie ein Datum an.' }];
  }
  if (art !== 'gruppe' || typeof wert !== 'object' || wert === null) return [];
  const werte = new Map(Object.entries(wert));
  const fehler = felder.flatMap((feld) =>
    werte.has(feld.name) || (feld.art === 'zeitpunkt' && feld.pflicht)
      ? checkZeitpunkte(feld, werte.get(feld.name), `${weg}/${feld.name}`)
      : [],
  );
  const [erstes, zweites] = felder.filter((feld) => feld.art === 'zeitpunkt');
  const beginn = erstes && readMoment(werte.get(erstes.name));
  const ende = zweites && readMoment(werte.get(zweites.name));
  const meldung = beginn && ende ? checkPaar(beginn, ende) : null;
  return zweites && meldung ? [...fehler, { feld: `${weg}/${zweites.name}`, meldung }] : fehler;
}
