import type { StreetFacts } from '@gm/shared/areas/strassen/street-info';
import type { Street } from '@gm/shared/schemas/street';
import type { StreetsMasterData } from './content.ts';

type Place = Pick<StreetsMasterData['zustaendigkeiten'][number], 'ortsteil' | 'strassen'>;

const isInVillage = ({ ortsteil }: Place, street: Street) => ortsteil === street.ortsteil;
const isInStreet = (place: Place, street: Street) => isInVillage(place, street) && place.strassen.includes(street.name);

/** Road works of the street's village that are not over, those in the street first, then by their first day. */
function listBaustellen({ baustellen }: StreetsMasterData, street: Street, today: string): StreetFacts['baustellen'] {
  return baustellen
    .filter((one) => isInVillage(one, street) && one.bis >= today)
    .map(({ id: _, link = null, ...one }) => ({ ...one, link, hier: isInStreet(one, street) }))
    .sort((a, b) => Number(b.hier) - Number(a.hier) || a.von.localeCompare(b.von));
}

/** For each task the institution of the street; one that names streets of its own takes precedence over the village's. */
function listZustaendig({ zustaendigkeiten }: StreetsMasterData, street: Street): StreetFacts['zustaendig'] {
  const village = zustaendigkeiten.filter((one) => isInVillage(one, street));
  return [...new Set(village.map(({ aufgabe: task }) => task))].flatMap((task) => {
    const all = village.filter(({ aufgabe }) => aufgabe === task);
    const found = all.find((one) => isInStreet(one, street)) ?? all.find(({ strassen }) => strassen.length === 0);
    return found ? [{ aufgabe: task, name: found.titel, ort: found.ort, link: found.link ?? null }] : [];
  });
}

/** What concerns a street, as of `today`. */
export function describeStreet(
  masterData: StreetsMasterData | null,
  street: Street | null,
  today: string,
): StreetFacts {
  return {
    heute: today,
    strasse: street,
    baustellen: street && masterData ? listBaustellen(masterData, street, today) : [],
    zustaendig: street && masterData ? listZustaendig(masterData, street) : [],
  };
}
