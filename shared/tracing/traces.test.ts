import { expect, it } from 'vitest';
import { hideValues, namePath } from './traces.ts';

it('names a path without secrets and personal data', () => {
  expect(namePath('/aktuelles/sommerfest-2026/?q=Ada')).toBe('/aktuelles/sommerfest-2026/');
  expect(namePath('/abmelden/3f2b8c9d3f2b8c9d3f2b8c9d/ja/')).toBe('/abmelden/…/ja/');
  expect(namePath('/konto/ada@post.example/')).toBe('/konto/…/');
  expect(namePath('/konto/ada%40post.example')).toBe('/konto/…');
});

it('shows a statement without values', () => {
  const statement = `select "id" from "einsendungen"\n  where email = 'ada@post.example' and name = 'O''Hara' and id = $1`;
  expect(hideValues(statement)).toBe('select "id" from "einsendungen" where email = ? and name = ? and id = $1');
});
