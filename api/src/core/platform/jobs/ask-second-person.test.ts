import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askSecondPerson } from '@gm/shared/cli/ask-second-person';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeCode, createTotpSecret } from '../../services/accounts/second-factor/totp.ts';

const [anna, bert] = [createTotpSecret(), createTotpSecret()];
const now = () => Math.floor(Date.now() / 30_000);
const WHAT = 'Die Website wird ersetzt.';
let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'zweite-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true }));
const ask = (code?: string, SECOND_PERSON = [anna, bert]) => askSecondPerson({ SECOND_PERSON, DATA_DIR }, WHAT, code);

it('requires no approval if no second person is configured', async () => {
  await expect(ask(undefined, [])).resolves.toBeUndefined();
});

it('accepts each code of any second person once', async () => {
  await expect(ask()).rejects.toThrow('A second person has to agree');
  // A code outside the accepted time steps.
  const right = [-1, 0, 1, 2].map((step) => computeCode(bert, now() + step));
  const wrong = ['111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
  await expect(ask(wrong, [bert])).rejects.toThrow('is wrong');
  await expect(ask('Ja, bitte')).rejects.toThrow('is wrong');
  await expect(ask(computeCode(bert, now() - 10), [bert])).rejects.toThrow('is wrong');
  const code = computeCode(bert, now());
  await expect(ask(`${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toBeUndefined();
  await expect(ask(code)).rejects.toThrow('used already');
});
