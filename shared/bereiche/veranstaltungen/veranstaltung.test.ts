import { expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { createVorschlagSchema } from '../ferienprogramm/vorschlag.ts';
import { createVeranstaltungSchema } from './veranstaltung.ts';

const readMessages = (schema: Parameters<typeof safeParse>[0], text: string) => {
  const issues = safeParse(schema, { text }).error?.issues ?? [];
  return issues.filter(({ path }) => path[0] === 'text').map(({ message }) => message);
};

it.each([
  ['an event', createVeranstaltungSchema()],
  ['a suggestion', createVorschlagSchema()],
])('the description of %s is refused when it is nothing but markup, before anything reads that', (_what, schema) => {
  const long = `<ul>${'<li><p><b>Ein Programmpunkt</b> mit <a href="https://a.example">Karten</a></p></li>'.repeat(250)}</ul>`;
  expect(readMessages(schema, long)).toEqual([]);
  for (const mark of ['<ul><li>', '<', '&', '<a>', '>']) {
    expect(readMessages(schema, `<p>${mark.repeat(6_000)}`)).toContain(
      'Bitte gestalten Sie die Beschreibung einfacher: mit weniger Absätzen, Listen und Links.',
    );
  }
});
