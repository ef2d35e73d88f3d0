import { expect, it, vi } from 'vitest';
import { checkPasswort, hashPasswort } from './passwort.ts';

/** How much work a hash is: kind, version and costs, without salt and result. */
const aufwand = (hash: string) => hash.split('$').slice(1, 4);

it('takes the right password alone, and makes guessing as dear as the OWASP recommends', async () => {
  const hash = await hashPasswort('ein langes Passwort');
  expect(aufwand(hash)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  expect(await checkPasswort(hash, 'ein langes Passwort')).toBe(true);
  expect(await checkPasswort(hash, 'ein anderes Passwort')).toBe(false);
});

it('compares once, with the same work, whether there is a password or not – and refuses where there is none', async () => {
  const hash = await hashPasswort('ein langes Passwort');
  const vergleiche = vi.fn(async (_hash: unknown) => true);
  expect(await checkPasswort(hash, 'geraten', vergleiche)).toBe(true);
  expect(await checkPasswort(null, 'geraten', vergleiche)).toBe(false);
  const [mit, ohne] = vergleiche.mock.calls.map(([verglichen]) => String(verglichen));
  expect(vergleiche).toHaveBeenCalledTimes(2);
  expect(mit).toBe(hash);
  expect(aufwand(ohne ?? '')).toEqual(aufwand(hash));
});

it('knows no password that fits where there is none', async () => {
  expect(await checkPasswort(null, 'niemand')).toBe(false);
});
