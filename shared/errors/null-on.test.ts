import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { nullOn } from './null-on.ts';

it('gives null for its code, and throws every other error again', async () => {
  const failWith = (error: Error) => Promise.reject(error).catch(nullOn('nicht_bereit'));
  expect(await failWith(new AppError('nicht_bereit', 'Noch nicht.'))).toBeNull();
  for (const error of [new AppError('intern', 'Kaputt.'), new Error('connection lost')]) {
    await expect(failWith(error)).rejects.toBe(error);
  }
});
