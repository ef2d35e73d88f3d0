import { addTage, readWochentag, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { getFeiertag } from '@gm/shared/regeln/feiertage';

const isWorkday = (tag: string) => readWochentag(tag) !== 'SONNTAG' && getFeiertag(tag) === null;

/**
 * The day on which a collection really takes place: what is due on the third day of a week comes on its third working
 * day, so that a holiday moves everything after it by one day, into Saturday or the next week if need be.
 */
export function shiftAbfuhr(tag: string): string {
  const stelle = WOCHENTAGE.indexOf(readWochentag(tag) ?? 'MONTAG');
  let arbeitstag = addTage(tag, -stelle);
  for (let uebrig = stelle; uebrig > 0 || !isWorkday(arbeitstag); arbeitstag = addTage(arbeitstag, 1)) {
    if (isWorkday(arbeitstag)) uebrig -= 1;
  }
  return arbeitstag;
}
