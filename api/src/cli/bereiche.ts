/** `npm run bereiche`: draws the areas and their arrows into the README. */

import { readFile, writeFile } from 'node:fs/promises';
import { BEREICHE } from '../bereiche.ts';
import { drawBereiche, placePicture } from '../draw-bereiche.ts';

const workspace = new URL('../../', import.meta.url);
const readme = new URL('README.md', workspace);
const pfeile = JSON.parse(await readFile(new URL('pfeile.json', workspace), 'utf8'));
const picture = drawBereiche(
  BEREICHE.map(({ name }) => name),
  pfeile,
);
await writeFile(readme, placePicture(await readFile(readme, 'utf8'), picture));
