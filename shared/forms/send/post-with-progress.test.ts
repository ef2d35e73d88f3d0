// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postWithProgress } from './post-with-progress.ts';

/** The part of XMLHttpRequest used by the upload, controlled by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  aborted = false;
  status = 201;
  responseText = '{"id":1}';
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload has no time limit while it makes progress', async () => {
  const seen: number[] = [];
  const reply = postWithProgress('/api/veranstaltung', new FormData(), {}, (sent) => seen.push(sent));
  const request = FakeRequest.last;
  for (let loaded = 1; loaded <= 20; loaded += 1) {
    vi.advanceTimersByTime(50_000);
    request.upload.onprogress?.({ loaded, total: 20 });
  }
  expect(seen.at(-1)).toBe(1);
  request.onload?.();
  request.onloadend?.();
  expect((await reply).status).toBe(201);
  vi.advanceTimersByTime(120_000);
  expect(request.aborted).toBe(false);
});

test('an upload without progress is aborted', async () => {
  const reply = postWithProgress('/api/veranstaltung', new FormData(), {}, () => {});
  FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 20 });
  vi.advanceTimersByTime(60_000);
  await expect(reply).rejects.toThrow('Upload stands still');
  expect(FakeRequest.last.aborted).toBe(true);
});
