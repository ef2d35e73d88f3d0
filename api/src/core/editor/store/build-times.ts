import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { ContributionLine } from './editorial-repository.ts';
import { isLater } from './record-editing.ts';

/** Publication times as form values: the future beginning and the end, for versions without times of their own. */
export function buildTimes({ ab: from, bis: until }: Pick<ContributionLine, 'ab' | 'bis'>) {
  const [start, end] = [isLater(from) ? readBerlinTime(from) : null, until && readBerlinTime(until)];
  return {
    ab_datum: start?.tag ?? null,
    ab_zeit: start?.uhrzeit ?? null,
    bis_datum: end?.tag ?? null,
    bis_zeit: end?.uhrzeit ?? null,
  };
}

/** The same from the initial values of a form. */
export const pickTimes = ({ ab_datum, ab_zeit, bis_datum, bis_zeit }: Record<string, unknown>) => ({
  ab_datum,
  ab_zeit,
  bis_datum,
  bis_zeit,
});
