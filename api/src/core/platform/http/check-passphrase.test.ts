import { expect, it } from 'vitest';
import { checkPassphrase } from './check-passphrase.ts';

const send = (passphrase: string | undefined, sent?: string) =>
  checkPassphrase('STAFF_TOKEN', passphrase, 'Nein.')({ headers: sent ? { authorization: `Bearer ${sent}` } : {} });

it('accepts the new and the previous password while both are set', async () => {
  await expect(send('neu,alt', 'neu')).resolves.toBeUndefined();
  await expect(send('neu,alt', 'alt')).resolves.toBeUndefined();
});

it.each([
  ['neu,alt', 'neu,alt'],
  ['neu,alt', undefined],
  ['neu', 'alt'],
  [undefined, 'undefined'],
  ['', ''],
])('with %s refuses %s', async (passphrase, sent) => {
  await expect(send(passphrase, sent)).rejects.toMatchObject({ code: 'anmeldung_noetig' });
});
