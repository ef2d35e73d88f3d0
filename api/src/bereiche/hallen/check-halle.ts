import { getHallen } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { type Angebot, NUR_ANGEBOTENES, readAuswahl } from '../../kern/formulare/read-blockoptionen.ts';
import { createStammdatenRepository } from '../../kern/inhalt/stammdaten-repository.ts';

/** The halls of the form, the main one first; none where nobody knows the municipality. */
export async function listHallen(db: Datenquelle, angebot: Angebot): Promise<string[]> {
  const hallen = readAuswahl(angebot, 'hallen');
  if (hallen.length > 0) return hallen;
  const gemeinde = await createStammdatenRepository(db).findGemeinde();
  return gemeinde ? getHallen(gemeinde.name, gemeinde.ortsteile) : [];
}

/** A hall that nobody can choose in the form. */
export function checkHalle(
  { veranstaltungsort }: { veranstaltungsort: string },
  hallen: readonly string[],
): FeldFehler[] {
  return hallen.length === 0 || hallen.includes(veranstaltungsort)
    ? []
    : [{ feld: 'veranstaltungsort', meldung: NUR_ANGEBOTENES }];
}
