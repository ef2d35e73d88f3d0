import type { IncomingHttpHeaders } from 'node:http';

import { PREVIEW } from '@gm/shared/rules/preview';
import type { Template } from './list-templates.ts';

export const GALLERY = '/_shell/gallery/';

export const templatePath = ({ remote, name }: Pick<Template, 'remote' | 'name'>): string =>
  `${GALLERY}${remote}/${name}/`;

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Islands of an example or a preview are live and would send requests with made-up references. The `Referer` header
 * names the page; the server refuses changes sent from the gallery.
 */
export function sendsFromGallery({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { referer = '' } = headers;
  if (HARMLESS.includes(method) || !URL.canParse(referer)) return false;
  const { pathname } = new URL(referer);
  return pathname.startsWith(GALLERY) || pathname.startsWith(PREVIEW);
}
