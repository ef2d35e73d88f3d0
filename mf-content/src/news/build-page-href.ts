import type { Page } from '@gm/shared/contract';

/** Address of another page of the list. Page 1 has no page parameter; other parameters are kept. */
export function buildPageHref({ pfad: path, suche: search }: Pick<Page, 'pfad' | 'suche'>, num: number): string {
  const params = new URLSearchParams(search);
  if (num > 1) params.set('seite', String(num));
  else params.delete('seite');
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
