import type { Ferienverwaltung } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { overlap } from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFerienverwaltungRepository } from './ferienverwaltung-repository.ts';

type Kollision = Ferienverwaltung['kollisionen'][number];
type Platz = Awaited<ReturnType<ReturnType<typeof createFerienverwaltungRepository>['listMehrfachGebuchte']>>[number];

const isZugleich = (einer: Platz, anderer: Platz) =>
  einer.schluessel === anderer.schluessel &&
  einer.referenz !== anderer.referenz &&
  (einer.id === anderer.id || overlap(einer, anderer));

/** Children who have firm places in two bookings at the same time. The town hall asks the families; nothing settles it by itself. */
export async function listKollisionen(db: Datenquelle): Promise<Kollision[]> {
  const alle = await createFerienverwaltungRepository(db).listMehrfachGebuchte();
  const kollisionen = new Map<string, Kollision>();
  for (const platz of alle.filter((einer) => alle.some((anderer) => isZugleich(einer, anderer)))) {
    const { schluessel, vorname, name, referenz, kontakt_vorname, kontakt_name, email, telefon, titel } = platz;
    const kollision = kollisionen.get(schluessel) ?? { kind: `${vorname} ${name}`, buchungen: [] };
    kollisionen.set(schluessel, kollision);
    const buchung = kollision.buchungen.find((eine) => eine.referenz === referenz);
    if (buchung) buchung.veranstaltungen.push(titel);
    else {
      const kontakt = `${kontakt_vorname} ${kontakt_name}`;
      kollision.buchungen.push({ referenz, kontakt, email, telefon, veranstaltungen: [titel] });
    }
  }
  return [...kollisionen.values()];
}
