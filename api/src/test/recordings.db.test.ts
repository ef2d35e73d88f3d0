/**
 * Answers of the api match the recordings used by the remotes. `npm run record` rewrites only recordings whose shape
 * has changed, so that a recording changes exactly when the wire format does.
 */
import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fillHouse } from '../../test/recordings/fill-house.ts';
import { getPath, listTemplates, readRecording } from '../../test/recordings/recording.ts';
import { compareShape, pickKinds, readShape, shorten } from '../../test/recordings/shape.ts';
import { type Capture, visitPages } from '../../test/recordings/visit-pages.ts';
import { createTestApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';

const MEND = 'npm run record, then npm test -w of the remote';
const TEMPLATES = listTemplates();
const OWN = new Map(TEMPLATES.map(({ template, datei: file }) => [template, readRecording(file)?.eigeneAufrufe ?? {}]));
const CARDS = new Map(
  TEMPLATES.flatMap(({ template, datei: file }) => {
    const slot = readRecording(file)?.karteVon;
    return slot === undefined ? [] : [[template, slot] as const];
  }),
);

// Only on the embedded database: the calls' own tests compare both.
describe.skipIf(inject('vorlage').art === 'postgres')('recorded answers', () => {
  let captures: Capture[];
  beforeAll(async () => {
    const api = await createTestApp({ FORM_LIMIT: 1e6 }, await openTestDatabase({ beispiel: true }));
    const { headers, pages } = await fillHouse(api);
    captures = await visitPages(api, headers, pages, OWN, CARDS);
    await api.close();
  }, 180_000);

  it.each(TEMPLATES)('$datei', ({ template, datei: file }) => {
    const today = captures
      .filter((capture) => capture.template === template)
      .map(({ seite: page, context, options }) => ({ seite: page, context, options }));
    const recorded = readRecording(file);
    // Filled by editors and empty here: only its schema defines it (checked in shared/test/recordings.tsx).
    if (!recorded && today.length === 0) return;
    const faults = recorded?.antworten.length
      ? compareShape(collect(recorded.antworten), collect(today))
      : ['there is no recording'];
    if (process.env.RECORD && faults.length > 0 && today.length > 0) {
      const { eigeneAufrufe: ownCalls, karteVon: slot } = recorded ?? {};
      const answers = pickKinds(today.map((one) => shorten(one)));
      const aufgezeichnet = new Date().toISOString();
      writeFileSync(
        getPath(file),
        `${JSON.stringify({ aufgezeichnet, ...(ownCalls ? { eigeneAufrufe: ownCalls } : {}), ...(slot ? { karteVon: slot } : {}), antworten: answers }, null, 2)}\n`,
      );
      return;
    }
    expect(faults, `${file} is not what the api answers: ${MEND}`).toEqual([]);
  });
});

function collect(answers: readonly { context: unknown }[]) {
  const shape = readShape(undefined);
  for (const { context } of answers) readShape(context, shape);
  return shape;
}
