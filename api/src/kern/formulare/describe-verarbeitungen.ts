import type { Verarbeitung } from '@gm/shared/schemas/verarbeitungen';
import type { Config } from '../betrieb/config.ts';
import type { Formularauskunft } from './formularverzeichnis.ts';
import { UPLOAD_STUNDEN } from './upload-repository.ts';

/** `730` → „2 Jahre“, `90` → „90 Tage“. */
export function formatDauer(tage: number): string {
  if (tage % 365 === 0) return tage === 365 ? 'ein Jahr' : `${tage / 365} Jahre`;
  return tage === 1 ? 'ein Tag' : `${tage} Tage`;
}

/** What each form keeps, by its labels, and when it is erased, by the settings. */
export function describeVerarbeitungen(
  auskuenfte: readonly Formularauskunft[],
  { AUFBEWAHRUNG_TAGE, AUFBEWAHRUNG_TAGE_SONST }: Pick<Config, 'AUFBEWAHRUNG_TAGE' | 'AUFBEWAHRUNG_TAGE_SONST'>,
): Verarbeitung[] {
  return auskuenfte.map(({ art }) => {
    const tage = AUFBEWAHRUNG_TAGE[art.name] ?? AUFBEWAHRUNG_TAGE_SONST;
    return {
      titel: art.bezeichnung,
      // Boxes that were ticked to agree are no answers.
      daten: Object.entries(art.felder).flatMap(([name, titel]) => (name in art.zustimmungen ? [] : titel)),
      zweck: art.zweck,
      dauer: `Höchstens ${formatDauer(tage)} nach dem Absenden. Dann löschen wir die Angaben von selbst.`,
    };
  });
}

/** Pictures on their way: they belong to no form yet. */
export const UNFERTIGE_BILDER: Verarbeitung = {
  titel: 'Bilder, die Sie gerade senden',
  daten: ['Die Teile eines großen Bildes, das noch nicht ganz bei uns ist'],
  zweck: 'Reißt die Verbindung ab, geht es dort weiter, wo Ihr Bild stehen geblieben ist.',
  dauer: `Höchstens ${UPLOAD_STUNDEN} Stunden nach dem letzten Teil. Dann löschen wir die Teile von selbst.`,
};
