import { beforeEach, expect, it } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

let done: string[];
const work = (text: string) => {
  done.push(text);
  return text.toUpperCase();
};
beforeEach(() => {
  done = [];
});

it('processes the same text once', () => {
  const shout = rememberTexts(work, 100);
  expect(['a', 'b', 'a', ''].map(shout)).toEqual(['A', 'B', 'A', '']);
  shout('');
  expect(done).toEqual(['a', 'b', '']);
});

it('keeps used results and evicts unused ones', () => {
  // Two texts of two characters each, with their results, fill a generation.
  const shout = rememberTexts(work, 8);
  for (const text of ['aa', 'bb', 'cc', 'aa', 'dd', 'aa', 'bb']) shout(text);
  expect(done).toEqual(['aa', 'bb', 'cc', 'dd', 'bb']);
});

it('retries after a failure', () => {
  let isBroken = true;
  const shout = rememberTexts((text) => {
    if (isBroken) throw new Error('kaputt');
    return work(text);
  }, 100);
  expect(() => shout('a')).toThrow('kaputt');
  isBroken = false;
  expect(shout('a')).toBe('A');
});
