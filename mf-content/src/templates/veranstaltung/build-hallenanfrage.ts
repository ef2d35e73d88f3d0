import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Seite, TemplateProps } from '@gm/shared/vertrag';
import { isHalle } from '../../hallen/is-halle.ts';
import type { veranstaltung } from './veranstaltung.context.ts';

type Eintrag = TemplateProps<typeof veranstaltung>['context']['veranstaltung'];

/**
 * Where to ask for a hall for this event, or null: it is not over, and takes place in a hall of the municipality, or is an
 * organiser's of the directory who has not said where. The number of an event on its public page shows nothing new.
 */
export function buildHallenanfrage(eintrag: Eintrag, hallenLink: string, gemeinde: Seite['gemeinde']): string | null {
  const { id, datum_von, datum_bis, jetzt, veranstaltungsort, brancheneintrag_veranstaltungsort } = eintrag;
  const heute = readBerlinerZeit(new Date(jetzt)).tag;
  if (!hallenLink || id === null || (datum_bis ?? datum_von).slice(0, 10) < heute) return null;
  const ort = brancheneintrag_veranstaltungsort?.titel ?? veranstaltungsort;
  const wantsHalle = ort ? isHalle(ort, gemeinde) : eintrag.brancheneintrag_veranstalter !== null;
  return wantsHalle ? `${hallenLink}?id=${id}` : null;
}
