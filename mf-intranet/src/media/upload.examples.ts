import { vi } from 'vitest';

/** Answers all uploads immediately; returns a mock called with each file name. */
export function answerUploads(getAnswer: () => { status: number; body: object }) {
  const sent = vi.fn();
  /** The part of XMLHttpRequest that uploads use. */
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onloadend?: () => void;
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader() {}
    abort() {}
    send(body: FormData) {
      sent(body.get('name'));
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const { status, body: answer } = getAnswer();
      this.status = status;
      this.responseText = JSON.stringify(answer);
      this.onload?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
