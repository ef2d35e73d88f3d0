/**
 * What the api answers is what stands in the recordings of the remotes: `npm run aufzeichnen` writes those anew whose
 * shape is another today. All others stay, so that a recording changes when the wire does.
 */
import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { getPath, listTemplates, readAufzeichnung } from '../../test/aufzeichnungen/aufzeichnung.ts';
import { fillHouse } from '../../test/aufzeichnungen/fill-house.ts';
import { compareGestalt, pickKinds, readGestalt, shorten } from '../../test/aufzeichnungen/gestalt.ts';
import { type Aufnahme, visitPages } from '../../test/aufzeichnungen/visit-pages.ts';
import { createTestApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';

const MEND = 'npm run aufzeichnen, then npm test -w of the remote';
const TEMPLATES = listTemplates();
const OWN = new Map(TEMPLATES.map(({ template, datei }) => [template, readAufzeichnung(datei)?.eigeneAufrufe ?? {}]));

// The embedded database alone: what calls answer on both is compared by the tests of the calls.
describe.skipIf(inject('vorlage').art === 'postgres')('recorded answers', () => {
  let aufnahmen: Aufnahme[];
  beforeAll(async () => {
    const api = await createTestApp({ FORMULAR_LIMIT: 1e6 }, await openTestDatabase({ beispiel: true }));
    const { headers, pages } = await fillHouse(api);
    aufnahmen = await visitPages(api, headers, pages, OWN);
    await api.close();
  }, 180_000);

  it.each(TEMPLATES)('$datei', ({ template, datei }) => {
    const today = aufnahmen
      .filter((aufnahme) => aufnahme.template === template)
      .map(({ seite, context, options }) => ({ seite, context, options }));
    const recorded = readAufzeichnung(datei);
    // Editors fill it in, and nobody has: what it takes is its schema alone (shared/test/aufzeichnungen.tsx asks for that).
    if (!recorded && today.length === 0) return;
    const faults = recorded?.antworten.length
      ? compareGestalt(collect(recorded.antworten), collect(today))
      : ['there is no recording'];
    if (process.env.AUFZEICHNEN && faults.length > 0 && today.length > 0) {
      const { eigeneAufrufe } = recorded ?? {};
      const antworten = pickKinds(today.map((eine) => shorten(eine)));
      const aufgezeichnet = new Date().toISOString();
      writeFileSync(
        getPath(datei),
        `${JSON.stringify({ aufgezeichnet, ...(eigeneAufrufe ? { eigeneAufrufe } : {}), antworten }, null, 2)}\n`,
      );
      return;
    }
    expect(faults, `${datei} is not what the api answers: ${MEND}`).toEqual([]);
  });
});

function collect(antworten: readonly { context: unknown }[]) {
  const gestalt = readGestalt(undefined);
  for (const { context } of antworten) readGestalt(context, gestalt);
  return gestalt;
}
