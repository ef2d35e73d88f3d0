import { expect, it } from 'vitest';
import { toAppError, toProblem } from '../http/problem.ts';
import { isDatabaseAway } from './is-database-away.ts';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  [withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), true],
  [withCode('57P01', 'terminating connection due to administrator command'), true],
  [withCode('57P03', 'the database system is starting up'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [withCode('28P01', 'password authentication failed'), false],
  [withCode('23505', 'duplicate key value'), false],
  [new Error('the timeout of a job'), false],
  ['57P01', false],
])('%o: unavailable is %s', (error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected);
});

it('is reported to visitors as temporary', () => {
  const error = toAppError(withCode('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.5:5432'));
  const problem = toProblem(error);
  expect(problem).toMatchObject({ status: 503, title: 'Vorübergehend nicht verfügbar' });
  expect(problem.detail).not.toContain('10.0.0.5');
  expect(error.retryAfter).toBe(5);
});
