import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readComments, readFile, removeComments } from './project-files.ts';

/** Words of standards and libraries, and examples of values, that only comments contain. */
const GIVEN = 'Facebook NOTIFY Ortsvorsteherin PRODID REPLICATION Referer findBy rrggbb'.split(' ');
const NAME = /[A-Za-z_$][\w$]*/g;

/** Identifiers that a comment puts in backticks; terms with a space, dot, slash or hyphen are not meant. */
const listMentioned = (text: string): string[] =>
  [...readComments(text).matchAll(/`#?([A-Za-z_$][\w$]*)(?:\(\))?`/g)].map(([, name = '']) => name);

/** Parameters that a comment describes with `@param`, but that the 900 characters after it do not contain. */
const listLostParameters = (text: string): string[] =>
  [...text.matchAll(/@param\s+(\w+)(?=[\s\S]*?\*\/([\s\S]{0,900}))/g)]
    .filter(([, name, code = '']) => !code.match(NAME)?.some((word) => word === name))
    .map(([, name = '']) => name);

it('finds the identifiers that comments mention', () => {
  const source =
    '/** Calls `load()`, `a.b` and `#seen`. @param wert seconds */\nconst load = (value) => `none`; // `MAX`';
  expect(listMentioned(source)).toEqual(['load', 'seen', 'MAX']);
  expect(listLostParameters(source)).toEqual(['wert']);
});

it('mentions only identifiers that exist', () => {
  const sources = listFiles(/\.(tsx?|mjs|cjs|css)$/).map((file) => ({ file, text: readFile(file) }));
  const known = new Set([
    ...GIVEN,
    ...sources.map(({ file }) => basename(file).split('.')[0]),
    ...sources.flatMap(({ text }) => removeComments(text).match(NAME) ?? []),
  ]);
  const lost = sources.flatMap(({ file, text }) =>
    [...listMentioned(text).filter((name) => !known.has(name)), ...listLostParameters(text)].map(
      (n) => `${file}: ${n}`,
    ),
  );
  expect(lost).toEqual([]);
});
