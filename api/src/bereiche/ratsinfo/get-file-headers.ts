import type { Ratsdatei } from './rats-datei-repository.ts';

/** Media types a browser shows without running anything. */
const ZEIGBAR = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** How a browser treats a file: shown, also in a frame of the site's own pages, or kept under its name. */
export function getFileHeaders({ mime, dateiname }: Pick<Ratsdatei, 'mime' | 'dateiname'>, download?: string) {
  const art = download || !ZEIGBAR.has(mime) ? 'attachment' : 'inline';
  const einfach = dateiname.replaceAll(/[^\w.-]/g, '_');
  return {
    'content-disposition': `${art}; filename="${einfach}"; filename*=UTF-8''${encodeURIComponent(dateiname)}`,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "frame-ancestors 'self'",
  };
}
