import type { FeldFehler } from '../schemas/formular.ts';

/** Names of fields that are asked for together, and what to say once where both are refused. */
const PAARE: readonly (readonly [anfang: string, ende: string, meldung: string])[] = [
  ['datum_von', 'datum_bis', 'Bitte geben Sie den ersten und den letzten Tag an.'],
  ['zeit_von', 'zeit_bis', 'Bitte geben Sie an, von wann bis wann (Uhrzeit).'],
];

/**
 * A list of errors with one short sentence for each pair of days or times that is refused as a whole: two long ones that
 * differ in a word hide what else is wrong. The fields keep their own messages; the sentence leads to the first of them.
 */
export function joinPaare(fehler: readonly FeldFehler[]): FeldFehler[] {
  const isRefused = (name: string) => fehler.some(({ feld }) => feld === name);
  const paare = PAARE.filter(([anfang, ende]) => isRefused(anfang) && isRefused(ende));
  return fehler.flatMap(({ feld, meldung }) => {
    if (paare.some(([, ende]) => ende === feld)) return [];
    return [{ feld, meldung: paare.find(([anfang]) => anfang === feld)?.[2] ?? meldung }];
  });
}
