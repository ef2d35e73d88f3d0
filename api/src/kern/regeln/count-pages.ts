import { AppError } from '@gm/shared/fehler/app-error';

/** Which page of a list this is, and how many there are: at least one. Throws `nicht_gefunden` behind the last. */
export function countPages(anzahl: number, page: number, proSeite: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(anzahl / proSeite));
  if (page > pages) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  return { page, pages };
}
