import { expect, it } from 'vitest';
import { checkKennwort } from './check-kennwort.ts';

const send = (kennwort: string | undefined, gesendet?: string) =>
  checkKennwort(kennwort, 'Nein.')({ headers: gesendet ? { authorization: `Bearer ${gesendet}` } : {} });

it('takes the password, and the one before it while both are set', async () => {
  await expect(send('neu,alt', 'neu')).resolves.toBeUndefined();
  await expect(send('neu,alt', 'alt')).resolves.toBeUndefined();
});

it.each([
  ['neu,alt', 'neu,alt'],
  ['neu,alt', undefined],
  ['neu', 'alt'],
  [undefined, 'undefined'],
  ['', ''],
])('with %s takes no %s', async (kennwort, gesendet) => {
  await expect(send(kennwort, gesendet)).rejects.toMatchObject({ code: 'anmeldung_noetig' });
});
