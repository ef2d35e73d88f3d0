import { CULTURE } from './culture.ts';
import { EVERYDAY } from './everyday.ts';
import { NATURE } from './nature.ts';
import { RESCUE } from './rescue.ts';
import { TOWN } from './town.ts';

/** Id of the drawing in its file: pages show it with `<use>`, so that it takes the page's colours. */
const ID = 'm';

const DRAWINGS = { ...CULTURE, ...NATURE, ...EVERYDAY, ...TOWN, ...RESCUE };

/** The illustrations by name, as SVG files. */
export const MOTIFS: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWINGS).map(([name, drawing]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><g id="${ID}">${drawing}</g></svg>`,
  ]),
);
