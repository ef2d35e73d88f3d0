import { expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { createSuggestionSchema } from '../ferienprogramm/organisers/suggestion.ts';
import { createVeranstaltungSchema } from './veranstaltung.ts';

const readMessages = (schema: Parameters<typeof safeParse>[0], text: string) => {
  const issues = safeParse(schema, { text }).error?.issues ?? [];
  return issues.filter(({ path }) => path[0] === 'text').map(({ message }) => message);
};

it('reports a missing description, and how many characters a short one lacks', () => {
  const schema = createVeranstaltungSchema(20);
  expect(readMessages(schema, ' ')).toEqual([expect.stringMatching(/^Bitte beschreiben Sie die Veranstaltung kurz, /)]);
  expect(readMessages(schema, '<p>Ein Fest</p>')).toEqual([expect.stringContaining('Es fehlen noch 12 Zeichen')]);
  expect(readMessages(schema, 'x'.repeat(19))).toEqual([expect.stringContaining('Es fehlt noch 1 Zeichen')]);
  expect(readMessages(schema, 'x'.repeat(20))).toEqual([]);
});

it.each([
  ['an event', createVeranstaltungSchema()],
  ['a suggestion', createSuggestionSchema()],
])('rejects a description of %s consisting only of markup before parsing it', (_what, schema) => {
  const long = `<ul>${'<li><p><b>Ein Programmpunkt</b> mit <a href="https://a.example">Karten</a></p></li>'.repeat(250)}</ul>`;
  expect(readMessages(schema, long)).toEqual([]);
  for (const mark of ['<ul><li>', '<', '&', '<a>', '>']) {
    expect(readMessages(schema, `<p>${mark.repeat(6_000)}`)).toContain(
      'Bitte gestalten Sie die Beschreibung einfacher: mit weniger Absätzen, Listen und Links.',
    );
  }
});
