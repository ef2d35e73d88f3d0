import { expect, it } from 'vitest';
import { toAppError, toProblem } from '../http/problem.ts';
import { describeError } from '../observability/logger.ts';
import { findDiskFault } from './find-disk-fault.ts';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  [withCode('ENOSPC'), 'full'],
  [withCode('53100', 'could not extend file "base/5/16775": No space left on device'), 'full'],
  [withCode('EROFS'), 'read-only'],
  [withCode('58P01', 'could not open file: Read-only file system'), 'read-only'],
  [new Error('not stored', { cause: withCode('EIO') }), 'broken'],
  [{ name: 'ErrnoError', errno: 51 }, 'full'],
  [withCode('23505'), null],
  [new Error('kaputt'), null],
  ['kaputt', null],
])('%o: the disk is %s', (error, expected) => {
  expect(findDiskFault(error)).toBe(expected);
});

it('is reported to visitors as temporary with a remedy, and by name in the log', () => {
  const error = toAppError(new Error('not stored', { cause: withCode('ENOSPC', 'no space left on device, write') }));
  expect(toProblem(error)).toMatchObject({
    status: 503,
    detail: 'Im Augenblick kann nichts gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  });
  expect(error.retryAfter).toBe(60);
  expect(describeError(error).cause?.message).toBe('the disk is full');
  expect(describeError({ name: 'ErrnoError', errno: 69 })).toEqual({
    type: 'ErrnoError',
    message: 'the disk is read-only',
  });
});
