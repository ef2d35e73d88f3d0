import { expect, it } from 'vitest';
import { findMarkdownFault, MAX_DEPTH, MAX_LENGTH, MAX_MARKUP } from './find-markdown-fault.ts';

it.each([
  ['80,000 characters of emphasis that is never closed', '_a'.repeat(40_000), /zu viele Zeilen und Formatierungen/],
  ['emphasis in emphasis', `${'*a '.repeat(2_000)}${' b*'.repeat(2_000)}`, /zu viele Zeilen und Formatierungen/],
  ['addresses without spaces', 'http://a('.repeat(3_500), /zu viele Zeilen und Formatierungen/],
  ['pictures in pictures', '!['.repeat(1_600), /zu viele Zeilen und Formatierungen/],
  ['code that is never closed', '`a``'.repeat(2_100), /zu viele Zeilen und Formatierungen/],
  ['lines that may underline headings', '- =\n^'.repeat(2_001), /zu viele Zeilen/],
  ['nested quotes', `${'> '.repeat(5_000)}a`, /höchstens 20 Ebenen/],
  ['nested quotes without spaces', `Text\n\n${'>'.repeat(21)}a`, /höchstens 20 Ebenen/],
  ['nested lists', `${'- '.repeat(21)}a`, /höchstens 20 Ebenen/],
  ['nested numbered lists', `\t${'1. '.repeat(21)}a`, /höchstens 20 Ebenen/],
  ['lists in quotes', '>+ '.repeat(11), /höchstens 20 Ebenen/],
  ['a book', 'Wort '.repeat(MAX_LENGTH / 5 + 1), /zu lang: höchstens 100.000 Zeichen/],
])('refuses %s', (_what, text, message) => {
  expect(findMarkdownFault(text)).toMatch(message);
});

it.each([
  ['a table of 300 rows with bold names and links', '| **Straße** | [Plan](/plan/) | 12 |\n'.repeat(300)],
  ['the largest text', 'Wort '.repeat(MAX_LENGTH / 5)],
  ['the most markup', '*a* '.repeat(MAX_MARKUP / 2)],
  ['the deepest list', `${'- '.repeat(MAX_DEPTH)}a`],
  ['long horizontal rules', `a\n\n${'- '.repeat(40)}\n\n${'*'.repeat(60)}\n\n${'-'.repeat(80)}`],
  ['numbers and dates at the start of lines', '1.1.2026 und 2.2.2026\n\n- 3. Mai\n- -5 °C'],
])('accepts %s', (_what, text) => {
  expect(findMarkdownFault(text)).toBeNull();
});
