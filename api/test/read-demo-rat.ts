import { bereich } from '../src/bereiche/ratsinfo/bereich.ts';
import { buildRatsinfo } from '../src/bereiche/ratsinfo/build-ratsinfo.ts';
import { ratsinfoInhalt } from '../src/bereiche/ratsinfo/inhalt.ts';
import { readConfig } from '../src/kern/betrieb/config.ts';
import { readFiles } from '../src/kern/inhalt/read-files.ts';
import { readInhalt } from '../src/kern/inhalt/read-inhalt.ts';

/** The council of the demo content; gives the rows of a day. */
export async function readDemoRat() {
  const { gemeinde, of } = readInhalt(await readFiles(readConfig({}).CONTENT_DIR), [bereich]);
  const dateien = of(ratsinfoInhalt);
  if (!dateien) throw new Error('The demo content has a council');
  return (heute = '2026-03-11') => buildRatsinfo(dateien, gemeinde, heute);
}
