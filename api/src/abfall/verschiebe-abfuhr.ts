import { addTage, readWochentag, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { nenneFeiertag } from '@gm/shared/regeln/feiertage';

const istArbeitstag = (tag: string) => readWochentag(tag) !== 'SONNTAG' && nenneFeiertag(tag) === null;

/**
 * The day on which a collection really takes place: what is due on the third day of a week comes on its third working
 * day, so that a holiday moves everything after it by one day, into Saturday or the next week if need be.
 */
export function verschiebeAbfuhr(tag: string): string {
  const stelle = WOCHENTAGE.indexOf(readWochentag(tag) ?? 'MONTAG');
  let arbeitstag = addTage(tag, -stelle);
  for (let uebrig = stelle; uebrig > 0 || !istArbeitstag(arbeitstag); arbeitstag = addTage(arbeitstag, 1)) {
    if (istArbeitstag(arbeitstag)) uebrig -= 1;
  }
  return arbeitstag;
}
