import { expect, it } from 'vitest';
import { z } from 'zod';
import { FAILED_CALL, orFailed } from './failed-call.ts';

const list = orFailed(z.object({ data: z.array(z.string()) }).catch({ data: [] }));

it.each([
  ['a failed call is null', FAILED_CALL, null],
  ['an empty list stays one', { ...FAILED_CALL, ausgefallen: undefined }, { data: [] }],
  ['an entry of that name does not count', { data: ['a'], ausgefallen: 'ja' }, { data: ['a'] }],
  ['no reply is what the schema makes of it', null, { data: [] }],
  ['a missing one, too', undefined, { data: [] }],
])('%s', (_name, reply, expected) => {
  expect(list.parse(reply)).toEqual(expected);
});
