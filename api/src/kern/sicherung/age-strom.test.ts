import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { decryptStrom, encryptStrom, readWhole } from './age-strom.ts';

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
/** In the pieces that a file or a network brings, whatever their size. */
const inPieces = (bytes: Uint8Array, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
  );
const encrypt = (plain: Uint8Array, size = 10_000) => readWhole(encryptStrom(recipient, inPieces(plain, size)));
const decrypt = (sealed: Uint8Array, size = 10_000, key = identity) =>
  readWhole(decryptStrom(key, inPieces(sealed, size)));

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])(
  'is read by age, and reads what age wrote: %i bytes',
  async (length) => {
    const plain = randomBytes(length);
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const sealed = await encrypt(plain);
    expect(plain.equals(await decrypter.decrypt(sealed))).toBe(true);
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    const foreign = await encrypter.encrypt(plain);
    for (const size of [1_000_000, 65_536, 77]) expect(plain.equals(await decrypt(foreign, size))).toBe(true);
  },
);

it('refuses another key, a changed byte, and an end that is missing', async () => {
  const sealed = await encrypt(randomBytes(150_000));
  await expect(decrypt(sealed, 10_000, await generateX25519Identity())).rejects.toThrow('no identity matched');
  const changed = Buffer.from(sealed);
  changed[sealed.length - 100_000] = (changed[sealed.length - 100_000] ?? 0) ^ 1;
  await expect(decrypt(changed)).rejects.toThrow();
  await expect(decrypt(sealed.subarray(0, sealed.length - 20_000))).rejects.toThrow();
  // At the end of a piece, where every seal so far is whole.
  const { length } = await encrypt(randomBytes(0));
  await expect(decrypt(sealed.subarray(0, length - 16 + 65_536 + 16))).rejects.toThrow();
  await expect(decrypt(Buffer.from('nothing of that kind'))).rejects.toThrow('not a file of age');
});
