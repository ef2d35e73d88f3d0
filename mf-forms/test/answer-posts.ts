import { beforeEach, vi } from 'vitest';

/** A server that takes every form under this reference number; gives what was asked of it. */
export function answerPosts(referenz: string) {
  const fetchMock = vi.fn<typeof fetch>();
  const answer = async () => new Response(JSON.stringify({ id: 1, referenz }), { status: 201 });
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(answer));
  });
  return fetchMock;
}
