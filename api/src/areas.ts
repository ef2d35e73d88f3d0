import { area as abfall } from './areas/abfall/area.ts';
import { area as aktuelles } from './areas/aktuelles/area.ts';
import { area as bekanntmachungen } from './areas/bekanntmachungen/area.ts';
import { area as betreuung } from './areas/betreuung/area.ts';
import { area as branchenverzeichnis } from './areas/branchenverzeichnis/area.ts';
import { area as eilmeldungen } from './areas/eilmeldungen/area.ts';
import { area as fehlermeldung } from './areas/fehlermeldung/area.ts';
import { area as ferienprogramm } from './areas/ferienprogramm/area.ts';
import { area as halls } from './areas/hallen/area.ts';
import { area as intranet } from './areas/intranet/area.ts';
import { area as contact } from './areas/kontakt/area.ts';
import { area as maengel } from './areas/maengel/area.ts';
import { area as ratsinfo } from './areas/ratsinfo/area.ts';
import { area as streets } from './areas/strassen/area.ts';
import { area as tickets } from './areas/tickets/area.ts';
import { area as veranstaltungen } from './areas/veranstaltungen/area.ts';
import { area as wegweiser } from './areas/wegweiser/area.ts';
import type { Area } from './core/composition/area.ts';
import { coreArea } from './core/composition/core-area.ts';

/**
 * All areas of the site. A new one is added here, and in `arrows.json` if it imports another. Content is written in this
 * order, so an area comes after those that its rows refer to.
 */
export const AREAS: readonly Area[] = [
  coreArea,
  aktuelles,
  eilmeldungen,
  branchenverzeichnis,
  veranstaltungen,
  tickets,
  halls,
  bekanntmachungen,
  wegweiser,
  abfall,
  streets,
  ferienprogramm,
  betreuung,
  contact,
  fehlermeldung,
  maengel,
  ratsinfo,
  intranet,
];

/** Areas that a municipality may switch off. */
export const SWITCHABLE = AREAS.filter((area) => area !== coreArea);

/** The areas that are switched on. Throws for an unknown name and for two areas of the same name. */
export function chooseAreas(aus: readonly string[], areas = AREAS): Area[] {
  const names = areas.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two areas are called '${twice}': rename one in its bereich.ts`);
  const optional = names.filter((name) => name !== coreArea.name);
  const unknown = aus.find((name) => !optional.includes(name));
  if (unknown) throw new Error(`AREAS_OFF names '${unknown}', which is no area; there are ${optional.join(', ')}`);
  return areas.filter(({ name }) => !aus.includes(name));
}

const listDisabled = (aus: readonly string[], areas: readonly Area[]) => areas.filter(({ name }) => aus.includes(name));

/** Page folders of areas that are switched off. */
export const listHidden = (aus: readonly string[], areas = AREAS): string[] =>
  listDisabled(aus, areas).flatMap(({ pfade: paths }) => paths ?? []);

/** Kinds of search entries of areas that are switched off. */
export const listHiddenTypes = (aus: readonly string[], areas = AREAS): string[] =>
  listDisabled(aus, areas).flatMap(({ suchtypen: searchTypes }) => Object.keys(searchTypes ?? {}));
