import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFormData } from '../forms/send/content.ts';
import { FORMS, TODAY, TOMORROW } from './forms.examples.ts';

/** Ten thousand inputs across all forms. */
const RUNS = Math.ceil(10_000 / Object.keys(FORMS).length);

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['', ' ', '0', '1', '12,5', '25:00', '9.30 Uhr', '31.02.2099', '2099-06-17', '03.05.2019', TODAY, TOMORROW],
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
const selection = fc.subarray(['1', '2', 'Montag', 'Dienstag', '1. Woche', 'x']);

/** Possible values of a control in place of its valid one. */
function change(values: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const pair = fc.constantFrom(...Object.keys(values)).chain((name) => {
    const good = values[name];
    const value: fc.Arbitrary<unknown> =
      typeof good === 'boolean' ? fc.boolean() : Array.isArray(good) ? selection : text;
    return fc.tuple(fc.constant(name), value);
  });
  return fc.array(pair, { maxLength: 5 }).map((pairs) => ({ ...values, ...Object.fromEntries(pairs) }));
}

/** Multipart as received: repeated names become an array. */
function readParts(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** As sent by a browser without scripts: a ticked box is `on`. */
const withoutScripts = (typed: Record<string, unknown>) =>
  readParts(
    buildFormData(
      Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value === true ? 'on' : value])),
    ),
  );

test.each(Object.entries(FORMS))(
  '%s: browser, api and a form without scripts get the same result',
  (_name, { schema, werte: values }) => {
    expect(schema.safeParse(values).error?.issues).toBeUndefined();
    fc.assert(
      fc.property(change(values), (typed) => {
        const inBrowser = schema.safeParse(typed);
        const inForm = schema.safeParse(withoutScripts(typed));
        expect(inForm.error?.issues).toEqual(inBrowser.error?.issues);
        expect(inForm.data).toEqual(inBrowser.data);
        if (!inBrowser.success) return;
        // With scripts the api receives the output of the browser's schema, as JSON or multipart.
        const sent = inBrowser.data as Record<string, unknown>;
        expect(schema.safeParse(JSON.parse(JSON.stringify(sent))).data).toEqual(sent);
        // The api overrides a submitted minimum length with its own.
        const inParts = { ...readParts(buildFormData(sent)), textMinChars: sent.textMinChars };
        expect(schema.safeParse(inParts).data).toEqual(sent);
      }),
      { numRuns: RUNS },
    );
  },
  60_000,
);
