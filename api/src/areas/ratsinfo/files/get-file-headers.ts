import type { CouncilFile } from './council-file-repository.ts';

/** Media types a browser displays without executing code. */
const DISPLAYABLE = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** Headers to show a file, also in frames of this site, or to download it. */
export function getFileHeaders(
  { mime, dateiname: fileName }: Pick<CouncilFile, 'mime' | 'dateiname'>,
  download?: string,
) {
  const kind = download || !DISPLAYABLE.has(mime) ? 'attachment' : 'inline';
  const simple = fileName.replaceAll(/[^\w.-]/g, '_');
  return {
    'content-disposition': `${kind}; filename="${simple}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "frame-ancestors 'self'",
  };
}
