import { expect, it } from 'vitest';
import { withLoopTimeout } from './with-loop-timeout.ts';

/** Blocks this thread, as on a machine under load. */
const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const late = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return 'da';
};

it('keeps waiting when a blocked thread caused the delay', async () => {
  const waiting = withLoopTimeout(late(), 40, 'mf-probe');
  holdUp(200);
  expect(await waiting).toBe('da');
});

it('rejects when the promise stays pending', async () => {
  await expect(withLoopTimeout(new Promise(() => {}), 40, 'mf-probe')).rejects.toThrow(
    'mf-probe: no answer within 40 ms',
  );
});

it('passes on the error', async () => {
  await expect(withLoopTimeout(Promise.reject(new Error('kaputt')), 40, 'mf-probe')).rejects.toThrow('kaputt');
});
