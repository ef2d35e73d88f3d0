import { expect, it } from 'vitest';
import { chooseRemotes } from './choose-remotes.ts';

const remotes = ['mf-a', 'mf-b', 'mf-c'];
const isOfSources = (remote: string) => remote === 'mf-a';
const choose = (current: Record<string, string>, fromSources = false) =>
  chooseRemotes(remotes, current, isOfSources, fromSources);

it('releases all into an empty registry', () => {
  expect(choose({})).toEqual({ released: remotes, kept: [] });
});

it('goes over no rollback and no delivery, and says whose sources would make something else', () => {
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before', 'mf-c': 'of a team' })).toEqual({
    released: [],
    kept: ['mf-b', 'mf-c'],
  });
});

it('releases what a first start did not come to', () => {
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before' })).toEqual({ released: ['mf-c'], kept: ['mf-b'] });
});

it('releases whatever differs from the sources when told to', () => {
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before', 'mf-c': 'of a team' }, true)).toEqual({
    released: ['mf-b', 'mf-c'],
    kept: [],
  });
});
