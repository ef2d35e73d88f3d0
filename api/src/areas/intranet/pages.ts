import type { FindTitle, PageSource } from '../../core/content/serve/page-source.ts';
import { INTRANET } from '../../core/services/accounts/intranet-path.ts';
import { buildIntranetRoute, readIntranetPath } from './intranet-route.ts';

/** Pages of categories and texts. Existing subpages of the intranet are not categories. */
export const createIntranetPages = (findTitle: FindTitle): PageSource => ({
  async find(path) {
    const parsed = readIntranetPath(path);
    if (!parsed || (await findTitle(INTRANET.href)) === null) return null;
    return (await findTitle(`${INTRANET.href}${parsed.rubrik}/`)) === null ? buildIntranetRoute(parsed) : null;
  },
});
