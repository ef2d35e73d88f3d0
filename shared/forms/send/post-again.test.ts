// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postAgain } from './post-again.ts';

const dead = () => Promise.reject(new TypeError('Upload failed'));
const answer = new Response('{}');
const onLine = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onLine.mockReset();
});

test('a restored connection loses nothing', async () => {
  onLine.mockReturnValue(true);
  const post = vi.fn().mockImplementationOnce(dead).mockImplementationOnce(dead).mockResolvedValue(answer);
  const wait = vi.fn();
  const reply = postAgain(post, wait);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await reply).toBe(answer);
  expect([post.mock.calls.length, wait.mock.calls.length]).toEqual([3, 2]);
});

test('any reply ends the retries, even an error', async () => {
  const post = vi.fn(async () => new Response('', { status: 503 }));
  expect((await postAgain(post, vi.fn())).status).toBe(503);
  expect(post).toHaveBeenCalledTimes(1);
});

test('offline, it waits for the connection instead of the timer', async () => {
  onLine.mockReturnValue(false);
  const post = vi.fn().mockImplementationOnce(dead).mockResolvedValue(answer);
  const reply = postAgain(post, vi.fn());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(post).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(await reply).toBe(answer);
});

test('finally rejects with the network error', async () => {
  onLine.mockReturnValue(true);
  const post = vi.fn(dead);
  const reply = postAgain(post, vi.fn()).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reply).toBe('Upload failed');
  expect(post).toHaveBeenCalledTimes(5);
});
