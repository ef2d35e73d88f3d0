import { bereich } from '../src/bereiche/ratsinfo/bereich.ts';
import { buildRatsinfo } from '../src/bereiche/ratsinfo/build-ratsinfo.ts';
import { ratsinfoInhalt } from '../src/bereiche/ratsinfo/inhalt.ts';
import { readConfig } from '../src/kern/betrieb/read-config.ts';
import { gemeindeArt } from '../src/kern/inhalt/kern-arten.ts';
import { readBestand } from '../src/kern/inhalt/read-bestand.ts';
import { readInhalt } from '../src/kern/inhalt/read-inhalt.ts';

/** The council of the demo content; gives the rows of a day. */
export async function readDemoRat() {
  const { eintraege } = await readBestand(readConfig({}).CONTENT_DIR, [gemeindeArt, ...ratsinfoInhalt.arten]);
  const { gemeinde, of } = readInhalt(eintraege, new Set(), [bereich]);
  const dateien = of(ratsinfoInhalt);
  if (!dateien) throw new Error('The demo content has a council');
  return (heute = '2026-03-11') => buildRatsinfo(dateien, gemeinde, heute);
}
