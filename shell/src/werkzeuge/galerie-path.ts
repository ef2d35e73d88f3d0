import type { IncomingHttpHeaders } from 'node:http';

export const GALERIE = '/_shell/galerie/';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Islands of an example live, and would do with its made-up references what they do with real ones. Browsers say on which
 * page of the site a script runs; what changes something is not taken from the gallery.
 */
export function sendsFromGalerie({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { referer = '' } = headers;
  if (HARMLESS.includes(method) || !URL.canParse(referer)) return false;
  return new URL(referer).pathname.startsWith(GALERIE);
}
