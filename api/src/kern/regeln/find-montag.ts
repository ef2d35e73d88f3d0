import { addTage, readWochentag, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';

/** Monday of the week of a calendar day. */
export function findMontag(tag: string): string {
  return addTage(tag, -WOCHENTAGE.indexOf(readWochentag(tag) ?? 'MONTAG'));
}
