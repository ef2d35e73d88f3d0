import { expect, it } from 'vitest';
import { createLineReader, formatLine } from './format-log.ts';

it('shows a line of the log with its facts and its stack', () => {
  const err = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at Text (text.cjs:1:2)' };
  const line = JSON.stringify({
    level: 50,
    time: 0,
    pid: 1,
    hostname: 'h',
    remote: 'mf-x',
    err,
    msg: 'release refused',
  });
  const time = new Date(0).toTimeString().slice(0, 8);
  expect(formatLine(line)).toBe(`${time} error release refused remote=mf-x\n  Error: broken\n  at Text (text.cjs:1:2)`);
});

it('leaves other lines as they are', () => {
  for (const line of ['The site is at http://localhost:3000', '{"level":"high"}', '7', ''])
    expect(formatLine(line)).toBe(line);
});

it('reads complete lines from output in pieces', () => {
  const read = createLineReader();
  expect(read('one\ntw')).toEqual(['one']);
  expect(read('o\n\n')).toEqual(['two', '']);
});
