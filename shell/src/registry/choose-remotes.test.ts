import { expect, it } from 'vitest';
import { chooseRemotes } from './choose-remotes.ts';

const remotes = ['mf-a', 'mf-b', 'mf-c'];
const isOfSources = (remote: string) => remote === 'mf-a';
const choose = (current: Record<string, string>, fromSources = false) =>
  chooseRemotes(remotes, current, {
    isReleased: isOfSources,
    isDelivered: (remote) => current[remote] === 'of a team',
    fromSources,
  });

it('releases all into an empty registry', () => {
  expect(choose({})).toEqual({ released: remotes, kept: [], delivered: [] });
});

it('releases over no rollback and no delivery, and names remotes whose sources differ', () => {
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before', 'mf-c': 'of a team' })).toEqual({
    released: [],
    kept: ['mf-b', 'mf-c'],
    delivered: [],
  });
});

it('releases remotes missing after an interrupted first start', () => {
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before' })).toEqual({
    released: ['mf-c'],
    kept: ['mf-b'],
    delivered: [],
  });
});

it('releases what differs from the sources on request, over a rollback but over no delivery', () => {
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before', 'mf-c': 'of a team' }, true)).toEqual({
    released: ['mf-b'],
    kept: [],
    delivered: ['mf-c'],
  });
  expect(choose({ 'mf-a': '1', 'mf-b': 'of before' }, true).released).toEqual(['mf-b', 'mf-c']);
});
