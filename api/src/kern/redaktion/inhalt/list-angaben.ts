import type { Formfeld } from '@gm/shared/schemas/formfeld';

interface Angabe {
  titel: string;
  wert: string;
}

/** A value in words. */
export const sayWert = ({ art, optionen }: Formfeld, wert: unknown): string => {
  if (art === 'haken') return wert ? 'ja' : 'nein';
  if (art === 'auswahl') return optionen.find((eine) => eine.wert === wert)?.text ?? String(wert);
  return typeof wert === 'object' ? JSON.stringify(wert) : String(wert);
};

/** The values of an entry in words, each with the way to it: `Öffnungszeiten 1 › Beginn`. What is empty is left out. */
export function listAngaben(feld: Formfeld, wert: unknown, weg: readonly string[] = []): Angabe[] {
  if (wert === null || wert === undefined || wert === '') return [];
  const { art, felder, eintrag } = feld;
  if (art === 'gruppe' && typeof wert === 'object') {
    const werte = new Map(Object.entries(wert));
    return felder.flatMap((inneres) => listAngaben(inneres, werte.get(inneres.name), [...weg, inneres.titel]));
  }
  if (art === 'liste' && eintrag && Array.isArray(wert)) {
    const bisher = weg.slice(0, -1);
    return wert.flatMap((eines, index) =>
      listAngaben(eintrag, eines, [...bisher, `${weg.at(-1) ?? feld.titel} ${index + 1}`]),
    );
  }
  return [{ titel: weg.join(' › '), wert: sayWert(feld, wert) }];
}
