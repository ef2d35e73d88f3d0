import { area } from '../src/areas/ratsinfo/area.ts';
import { buildRatsinfo } from '../src/areas/ratsinfo/build-ratsinfo.ts';
import { ratsinfoContent } from '../src/areas/ratsinfo/content.ts';
import { readInventory } from '../src/core/content/folder/read-inventory.ts';
import { readContent } from '../src/core/content/publish/read-content.ts';
import { gemeindeKind } from '../src/core/entries/core-kinds.ts';
import { readConfig } from '../src/core/platform/config/read-config.ts';

/** Reads the council of the demo content; returns the rows of a day. */
export async function readDemoCouncil() {
  const { eintraege: entries } = await readInventory(readConfig({}).CONTENT_DIR, [
    gemeindeKind,
    ...ratsinfoContent.arten,
  ]);
  const { gemeinde, of } = readContent(entries, new Set(), [area]);
  const files = of(ratsinfoContent);
  if (!files) throw new Error('The demo content has a council');
  return (today = '2026-03-11') => buildRatsinfo(files, gemeinde, today);
}
