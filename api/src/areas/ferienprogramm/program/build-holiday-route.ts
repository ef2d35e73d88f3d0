import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { type HolidayPage, holidayPageSchema } from '@gm/shared/areas/ferienprogramm/holiday-page';
import type { Route } from '@gm/shared/schemas/page';
import type { Seo } from '@gm/shared/schemas/seo';
import { buildCall } from '../../../core/platform/rules/build-call.ts';
import { HOME_PAGE } from '../../../core/platform/rules/home-page.ts';
import { buildHolidayPath, FERIENPROGRAMM_PATH } from './holiday-path.ts';

/** Data of the block, and additional data for search engines. */
interface PageWithPrice extends HolidayPage {
  einleitung: string | null;
  /** Euros. */
  preis: number;
}

/** Structured data of an event. */
function buildSeo(page: PageWithPrice, options: FerienprogrammOptions | null): Seo {
  const {
    einleitung: intro,
    datum_von,
    datum_bis,
    bild: image,
    veranstaltungsort: venue,
    adresse: address,
    veranstalter: organiser,
    preis: price,
  } = page;
  return {
    description: intro,
    type: 'event',
    image: image ?? null,
    event: {
      von: datum_von,
      bis: datum_bis,
      ort: venue,
      adresse: address && { strasse: address.strasse, plz: address.plz, ort: address.ort },
      veranstalter: page.brancheneintrag_veranstalter?.titel ?? organiser,
      angebot: options && { preis: price, von: options.anmeldung_von, bis: options.anmeldung_bis },
    },
  };
}

/** Page of an event. The block contains its data; the number of free places comes from a call of its own. */
export function buildHolidayRoute(
  page: PageWithPrice,
  overview: Pick<Route, 'title' | 'pageTheme'>,
  options: FerienprogrammOptions | null,
): Route {
  const { einleitung: intro, id, titel: title } = page;
  return {
    pageLayout: 'wide',
    pageTheme: overview.pageTheme,
    title,
    description: intro,
    canonical: null,
    breadcrumbs: [
      HOME_PAGE,
      { title: overview.title, href: FERIENPROGRAMM_PATH },
      { title, href: buildHolidayPath(id) },
    ],
    heroImages: [],
    blocks: [
      {
        template: 'ferienprogramm-veranstaltung',
        slotName: 'content',
        context: holidayPageSchema.parse(page),
        options: { ...options, apiCalls: ['ferienprogramm'] },
      },
    ],
    apiCalls: [buildCall('ferienprogramm', `/api/ferienprogramm/programm/${id}`)],
    seo: buildSeo(page, options),
  };
}
