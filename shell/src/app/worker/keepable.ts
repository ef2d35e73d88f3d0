/** What the service worker may keep. Apart from it, so that the rules can be tested without a worker. */

/** Pages end with a slash; the api, files and the shell's own addresses are no pages. */
export function isDocument(pathname: string): boolean {
  return pathname.endsWith('/') && !/^\/(api|remotes|shell|_shell)\//.test(pathname);
}

/**
 * Only a complete page that anybody may see. A redirected reply is refused because the browser does not accept it for a
 * navigation.
 */
export function isKeepablePage({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  );
}

/** Page data of client navigation: redirects, reloads and error pages are not kept, though their status is 200. */
export async function isGoodPageData(response: Response): Promise<boolean> {
  // Somebody is logged in.
  if ((response.headers.get('cache-control') ?? '').includes('private')) return false;
  if (response.status !== 200) return false;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { page?: { seite?: { status?: number } } } | null;
  return answer?.page?.seite?.status === 200;
}
