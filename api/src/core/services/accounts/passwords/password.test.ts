import { expect, it, vi } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

/** Cost parameters of a hash: type, version and costs, without salt and digest. */
const effort = (hash: string) => hash.split('$').slice(1, 4);

it('accepts only the right password, with the cost OWASP recommends', async () => {
  const hash = await hashPassword('ein langes Passwort');
  expect(effort(hash)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  expect(await checkPassword(hash, 'ein langes Passwort')).toBe(true);
  expect(await checkPassword(hash, 'ein anderes Passwort')).toBe(false);
});

it('does the same work with and without a stored hash, and refuses without one', async () => {
  const hash = await hashPassword('ein langes Passwort');
  const comparisons = vi.fn(async (_hash: unknown) => true);
  expect(await checkPassword(hash, 'geraten', comparisons)).toBe(true);
  expect(await checkPassword(null, 'geraten', comparisons)).toBe(false);
  const [withIt, without] = comparisons.mock.calls.map(([compared]) => String(compared));
  expect(comparisons).toHaveBeenCalledTimes(2);
  expect(withIt).toBe(hash);
  expect(effort(without ?? '')).toEqual(effort(hash));
});

it('accepts no password without a stored hash', async () => {
  expect(await checkPassword(null, 'niemand')).toBe(false);
});
