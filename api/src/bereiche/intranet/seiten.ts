import type { FindTitel, Seitenquelle } from '../../kern/inhalt/seitenquelle.ts';
import { INTRANET } from '../../kern/konten/intranet-pfad.ts';
import { buildIntranetRoute, readIntranetPfad } from './intranet-route.ts';

/** Pages of categories and texts. What lies below a page of the intranet is no category. */
export const createIntranetseiten = (findTitel: FindTitel): Seitenquelle => ({
  async find(pfad) {
    const gelesen = readIntranetPfad(pfad);
    if (!gelesen || (await findTitel(INTRANET.href)) === null) return null;
    return (await findTitel(`${INTRANET.href}${gelesen.rubrik}/`)) === null ? buildIntranetRoute(gelesen) : null;
  },
});
