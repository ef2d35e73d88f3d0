import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askSecondPerson } from '@gm/shared/befehle/ask-second-person';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeCode, createTotpSecret } from '../konten/totp.ts';

const [anna, bert] = [createTotpSecret(), createTotpSecret()];
const now = () => Math.floor(Date.now() / 30_000);
const WHAT = 'Die Website wird ersetzt.';
let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'zweite-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true }));
const ask = (code?: string, ZWEITE_PERSON = [anna, bert]) => askSecondPerson({ ZWEITE_PERSON, DATA_DIR }, WHAT, code);

it('asks nobody where nobody is named', async () => {
  await expect(ask(undefined, [])).resolves.toBeUndefined();
});

it('lets go on with the code of any second person, once', async () => {
  await expect(ask()).rejects.toThrow('Dem muss eine zweite Person zustimmen');
  // Of no step that is near.
  const right = [-1, 0, 1, 2].map((step) => computeCode(bert, now() + step));
  const wrong = ['111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
  await expect(ask(wrong, [bert])).rejects.toThrow('stimmt nicht');
  await expect(ask('Ja, bitte')).rejects.toThrow('stimmt nicht');
  await expect(ask(computeCode(bert, now() - 10), [bert])).rejects.toThrow('stimmt nicht');
  const code = computeCode(bert, now());
  await expect(ask(`${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toBeUndefined();
  await expect(ask(code)).rejects.toThrow('schon gebraucht');
});
