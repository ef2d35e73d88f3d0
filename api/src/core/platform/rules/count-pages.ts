import { AppError } from '@gm/shared/errors/app-error';

/** Number of pages of a list, at least one. Throws `nicht_gefunden` beyond the last. */
export function countPages(count: number, page: number, perPage: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(count / perPage));
  if (page > pages) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  return { page, pages };
}
