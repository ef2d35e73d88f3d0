import type { IncomingHttpHeaders } from 'node:http';

import { VORSCHAU } from '@gm/shared/regeln/vorschau';
import type { Vorlage } from './list-vorlagen.ts';

export const GALERIE = '/_shell/galerie/';

export const vorlagePfad = ({ remote, name }: Pick<Vorlage, 'remote' | 'name'>): string =>
  `${GALERIE}${remote}/${name}/`;

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Islands of an example or a preview live, and would do with its made-up references what they do with real ones. Browsers say on which
 * page of the site a script runs; what changes something is not taken from the gallery.
 */
export function sendsFromGalerie({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { referer = '' } = headers;
  if (HARMLESS.includes(method) || !URL.canParse(referer)) return false;
  const { pathname } = new URL(referer);
  return pathname.startsWith(GALERIE) || pathname.startsWith(VORSCHAU);
}
