import type { FieldError } from '../../schemas/form.ts';

/** Pairs of fields, and the common message if both are invalid. */
const PAIRS: readonly (readonly [anfang: string, ende: string, meldung: string])[] = [
  ['datum_von', 'datum_bis', 'Bitte geben Sie den ersten und den letzten Tag an.'],
  ['zeit_von', 'zeit_bis', 'Bitte geben Sie an, von wann bis wann (Uhrzeit).'],
  [
    'veranstalter_brancheneintrag_zuordnung',
    'veranstalter',
    'Bitte wählen Sie einen Veranstalter aus der Liste aus, oder geben Sie einen anderen an.',
  ],
];
/**
 * Replaces the errors of a pair (days, times, organisers) by one short message: two long, nearly equal messages would
 * hide other errors. The fields keep their own messages; the short one links to the first.
 */
export function joinPairs(error: readonly FieldError[]): FieldError[] {
  const isRefused = (name: string) => error.some(({ feld: field }) => field === name);
  const pairs = PAIRS.filter(([beginning, end]) => isRefused(beginning) && isRefused(end));
  return error.flatMap(({ feld: field, meldung: message }) => {
    if (pairs.some(([, end]) => end === field)) return [];
    return [{ feld: field, meldung: pairs.find(([beginning]) => beginning === field)?.[2] ?? message }];
  });
}
