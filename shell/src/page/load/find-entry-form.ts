import { ACCESSES } from '@gm/shared/rules/accesses';
import { PREVIEW } from '@gm/shared/rules/preview';
import { type PageEntry, pageEntrySchema } from '@gm/shared/schemas/editor/editorial';
import type { Route } from '@gm/shared/schemas/page';
import type { ApiClient } from '../../http/api/api-client.ts';
import { toCallHeaders, type Visitor } from '../../http/session/visitor.ts';

/**
 * The form of the entry that a public page shows, for staff who may edit it. Visitors without a session of the staff
 * cause no call. A failed call costs the page nothing but the link.
 */
export async function findEntryForm(
  path: string,
  { pageLayout: layout }: Pick<Route, 'pageLayout'>,
  visitor: Visitor,
  api: Pick<ApiClient, 'get'>,
): Promise<PageEntry['eintrag']> {
  const isPublic = layout !== 'arbeit' && layout !== 'blank' && !path.startsWith(PREVIEW);
  if (!isPublic || !visitor.session?.[ACCESSES.intern.header]) return null;
  const url = `/api/intranet/redaktion/zur-seite?pfad=${encodeURIComponent(path)}`;
  const reply = await api.get(url, toCallHeaders(visitor)).catch(() => null);
  const entry = reply?.status === 200 ? pageEntrySchema.safeParse(reply.body).data?.eintrag : null;
  return entry ? { ...entry, href: addOrigin(entry.href, path) } : null;
}

/** The form leads back to the page. */
const addOrigin = (href: string, path: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ von: path })}`;
