import { reloadOnce } from './reload-once.ts';

const ANSWER_LIMIT_MS = 1000;

/**
 * Reloads the page where that helps: the file is gone, or it exists and yet failed to load (`failed`). Without an
 * answer from the server the page stays, so an offline visitor keeps it.
 */
export async function reloadIfStale(href: string, failed: boolean): Promise<boolean> {
  // A server that does not answer must not delay the visitor a third time.
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const response = await fetch(href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  const isGone = response?.status === 404 || response?.status === 410;
  return (isGone || (failed && response?.ok === true)) && reloadOnce();
}
