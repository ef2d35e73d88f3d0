import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track, withTimeout } from './remote-runtime.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tracked promise', () => {
  it('tells that it is fulfilled, and with what', async () => {
    const promise = track(Promise.resolve('Modul'));
    expect(promise.status).toBe('pending');
    await promise;
    expect(promise).toMatchObject({ status: 'fulfilled', value: 'Modul' });
  });

  it('tells that it is rejected, and why', async () => {
    const reason = new Error('kaputt');
    const promise = track(Promise.reject(reason));
    await expect(promise).rejects.toBe(reason);
    expect(promise).toMatchObject({ status: 'rejected', reason });
  });
});

describe('a promise with a limit', () => {
  it('is the promise itself within the limit', async () => {
    expect(await withTimeout(Promise.resolve(1), 100, 'Arbeit')).toBe(1);
    await expect(withTimeout(Promise.reject(new Error('kaputt')), 100, 'Arbeit')).rejects.toThrow('kaputt');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is rejected at the limit', async () => {
    const refused = expect(withTimeout(new Promise(() => {}), 100, 'Arbeit')).rejects.toThrow(
      'Arbeit: no answer within 100 ms',
    );
    await vi.advanceTimersByTimeAsync(100);
    await refused;
  });
});
