import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { isLater } from './record-bearbeitung.ts';
import type { Beitragszeile } from './redaktion-repository.ts';

/** When an entry begins, if that is still to come, and ends, for versions that do not say it themselves. */
export function buildZeiten({ ab, bis }: Pick<Beitragszeile, 'ab' | 'bis'>) {
  const [beginn, ende] = [isLater(ab) ? readBerlinerZeit(ab) : null, bis && readBerlinerZeit(bis)];
  return {
    ab_datum: beginn?.tag ?? null,
    ab_zeit: beginn?.uhrzeit ?? null,
    bis_datum: ende?.tag ?? null,
    bis_zeit: ende?.uhrzeit ?? null,
  };
}

/** The same of what a form begins with. */
export const pickZeiten = ({ ab_datum, ab_zeit, bis_datum, bis_zeit }: Record<string, unknown>) => ({
  ab_datum,
  ab_zeit,
  bis_datum,
  bis_zeit,
});
