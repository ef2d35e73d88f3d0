import { expect, it } from 'vitest';
import { withPatience } from './with-patience.ts';

/** Nobody runs in this thread, as on a machine that has others to serve. */
const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const late = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return 'da';
};

it('waits for what is late because this thread could not run', async () => {
  const waiting = withPatience(late(), 40, 'mf-probe');
  holdUp(200);
  expect(await waiting).toBe('da');
});

it('gives up what does not come', async () => {
  await expect(withPatience(new Promise(() => {}), 40, 'mf-probe')).rejects.toThrow('mf-probe: no answer within 40 ms');
});

it('says what went wrong with it', async () => {
  await expect(withPatience(Promise.reject(new Error('kaputt')), 40, 'mf-probe')).rejects.toThrow('kaputt');
});
