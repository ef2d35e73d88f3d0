import { beforeEach, vi } from 'vitest';

/** A server that accepts every form with this reference number; returns the requests received. */
export function answerPosts(reference: string) {
  const fetchMock = vi.fn<typeof fetch>();
  const answer = async () => new Response(JSON.stringify({ id: 1, referenz: reference }), { status: 201 });
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(answer));
  });
  return fetchMock;
}
