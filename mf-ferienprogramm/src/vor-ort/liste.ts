import { mergeVermerke, type Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import type { Abgleich, Mitnahme } from '@gm/shared/bereiche/ferienprogramm/vor-ort';

/** The attendance list as a device has it. */
export interface Liste extends Omit<Mitnahme, 'jetzt'> {
  /** Milliseconds by which the api's clock is ahead of this device's. */
  versatz: number;
  /** How many marks this device has made, and up to which of them the api knows. */
  gemacht: number;
  gesendet: number;
}

export const beginListe = ({ jetzt, ...mitnahme }: Mitnahme, uhr: number): Liste => ({
  ...mitnahme,
  versatz: jetzt - uhr,
  gemacht: 0,
  gesendet: 0,
});

/** Marks that the api has not heard of. */
export const listOffene = ({ vermerke, geraet, gesendet }: Liste): Vermerk[] =>
  vermerke.filter((vermerk) => vermerk.geraet === geraet && vermerk.zaehler > gesendet);

/** Marks something. Whoever has seen a mark and makes another wins over it, however wrong the clocks go. */
export function addVermerk(liste: Liste, was: Pick<Vermerk, 'kind' | 'feld' | 'wert'>, uhr: number): Liste {
  const gesehen = liste.vermerke.reduce((spaeteste, { zeit }) => Math.max(spaeteste, zeit), 0);
  const zaehler = liste.gemacht + 1;
  const zeit = Math.max(uhr + liste.versatz, gesehen + 1);
  return {
    ...liste,
    gemacht: zaehler,
    vermerke: mergeVermerke(liste.vermerke, [{ ...was, zeit, geraet: liste.geraet, zaehler }]),
  };
}

/** Takes over the common state. `gesendet`: up to which mark this device had sent before; what came later stays. */
export function takeAbgleich(liste: Liste, { jetzt, ...antwort }: Abgleich, gesendet: number, uhr: number): Liste {
  const neu = { ...liste, ...antwort, versatz: jetzt - uhr, gesendet };
  return { ...neu, vermerke: mergeVermerke(antwort.vermerke, listOffene({ ...neu, vermerke: liste.vermerke })) };
}

/** What counts for a child. */
export function readStand({ vermerke, geraet }: Liste, kind: number) {
  const seine = vermerke.filter((vermerk) => vermerk.kind === kind);
  const notizen = seine.filter(({ feld, wert }) => feld === 'notiz' && wert !== '');
  const stand = seine.find(({ feld }) => feld === 'stand');
  return {
    stand: stand?.wert ?? '',
    seit: stand?.zeit ?? 0,
    notiz: notizen.find((notiz) => notiz.geraet === geraet)?.wert ?? '',
    andere: notizen.filter((notiz) => notiz.geraet !== geraet).map(({ wert }) => wert),
  };
}
