import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFormData } from '../formular/inhalt.ts';
import { FORMULARE, HEUTE, MORGEN } from './formulare.beispiele.ts';

/** Ten thousand inputs over all forms. */
const RUNS = Math.ceil(10_000 / Object.keys(FORMULARE).length);

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['', ' ', '0', '1', '12,5', '25:00', '9.30 Uhr', '31.02.2099', '2099-06-17', '03.05.2019', HEUTE, MORGEN],
      ...[
        'a@',
        'a@b.example',
        'https://a.example',
        '<p>x</p>',
        'Montag',
        'allein',
        'Anmeldung',
        'Sportveranstaltung',
        'zurueckziehen',
      ],
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 40, unit: 'grapheme' }) },
);
const auswahl = fc.subarray(['1', '2', 'Montag', 'Dienstag', '1. Woche', 'x']);

/** What a control of the form could hold in place of its good answer. */
function change(werte: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const paar = fc.constantFrom(...Object.keys(werte)).chain((name) => {
    const gut = werte[name];
    const wert: fc.Arbitrary<unknown> = typeof gut === 'boolean' ? fc.boolean() : Array.isArray(gut) ? auswahl : text;
    return fc.tuple(fc.constant(name), wert);
  });
  return fc.array(paar, { maxLength: 5 }).map((paare) => ({ ...werte, ...Object.fromEntries(paare) }));
}

/** What arrives of parts of a form: a name that occurs more than once is a list. */
function readParts(form: FormData): Record<string, unknown> {
  const namen = [...new Set(form.keys())];
  return Object.fromEntries(
    namen.map((name) => {
      const alle = form.getAll(name);
      return [name, alle.length > 1 ? alle : alle[0]];
    }),
  );
}

/** The same as a browser without scripts sends it: a ticked box is `on`. */
const withoutScripts = (getippt: Record<string, unknown>) =>
  readParts(
    buildFormData(
      Object.fromEntries(Object.entries(getippt).map(([name, wert]) => [name, wert === true ? 'on' : wert])),
    ),
  );

test.each(Object.entries(FORMULARE))(
  '%s: browser, api and a form without scripts come to the same result',
  (_name, { schema, werte }) => {
    expect(schema.safeParse(werte).error?.issues).toBeUndefined();
    fc.assert(
      fc.property(change(werte), (getippt) => {
        const imBrowser = schema.safeParse(getippt);
        const imFormular = schema.safeParse(withoutScripts(getippt));
        expect(imFormular.error?.issues).toEqual(imBrowser.error?.issues);
        expect(imFormular.data).toEqual(imBrowser.data);
        if (!imBrowser.success) return;
        // With scripts the api gets what the browser's schema made of the answers, as JSON or in parts.
        const gesendet = imBrowser.data as Record<string, unknown>;
        expect(schema.safeParse(JSON.parse(JSON.stringify(gesendet))).data).toEqual(gesendet);
        // Whatever is sent as the least length, the api puts its own in place.
        const inTeilen = { ...readParts(buildFormData(gesendet)), textMinChars: gesendet.textMinChars };
        expect(schema.safeParse(inTeilen).data).toEqual(gesendet);
      }),
      { numRuns: RUNS },
    );
  },
  60_000,
);
