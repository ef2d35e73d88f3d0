import { vi } from 'vitest';

/** Answers every file that is sent at once; gives what hears the name of each. */
export function answerUploads(getAnswer: () => { status: number; body: object }) {
  const sent = vi.fn();
  /** The part of a browser's request that the upload uses. */
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
