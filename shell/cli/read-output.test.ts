import { expect, it } from 'vitest';
import { describeLine, explainEnd } from './read-output.mjs';

const line = (entry: object) => JSON.stringify({ time: 1, ...entry });

it.each([
  [
    line({ level: 40, msg: 'waiting for the database', reason: 'connect ECONNREFUSED' }),
    'waiting for the database: connect ECONNREFUSED',
  ],
  [line({ level: 50, msg: 'release refused', err: { message: 'not signed' } }), 'release refused: not signed'],
  [line({ level: 30, msg: 'content loaded' }), null],
  [line({ level: 60, msg: 'the api could not start' }), null],
  ['plain words', 'plain words'],
  ['', null],
])('turns a log line into a sentence: %s', (text, words) => {
  expect(describeLine(text)).toBe(words);
});

it('explains the end by the last error of the log', () => {
  const stdout = [
    line({ level: 40, msg: 'a' }),
    line({ level: 60, msg: 'b', err: { message: 'The database is in use.' } }),
    '',
  ];
  expect(explainEnd(stdout.join('\n'), 'something else')).toBe('The database is in use.');
});

it('explains the end by the exception, with all its lines but without its stack', () => {
  const stderr = `file:///x/main.mjs:12
  throw new Error(text);
        ^

Error: Settings are wrong:
  API_METRICS_PORT: expected a number
    at readConfig (main.mjs:12:3)

Node.js v20.20.2`;
  expect(explainEnd('', stderr)).toBe('Settings are wrong:\n  API_METRICS_PORT: expected a number');
  expect(explainEnd('', 'Killed\n')).toBe('Killed');
});
