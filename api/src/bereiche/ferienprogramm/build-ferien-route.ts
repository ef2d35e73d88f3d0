import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Bild } from '@gm/shared/schemas/bild';
import type { Route } from '@gm/shared/schemas/seite';
import type { Seo } from '@gm/shared/schemas/seo';
import { buildCall } from '../../kern/regeln/build-call.ts';
import { STARTSEITE } from '../../kern/regeln/startseite.ts';
import { buildFerienPfad, FERIENPROGRAMM_PFAD } from './ferien-pfad.ts';

interface FerienSeite {
  id: number;
  titel: string;
  einleitung: string | null;
  datum_von: string;
  datum_bis: string;
  bild?: Bild | null | undefined;
  veranstalter: string | null;
  brancheneintrag_veranstalter: { titel: string } | null;
  veranstaltungsort: string | null;
  adresse: { strasse: string; plz: string; ort: string } | null;
  /** Euros. */
  preis: number;
}

/** What search engines are told of an event. */
function buildSeo(seite: FerienSeite, optionen: FerienprogrammOptionen | null): Seo {
  const { einleitung, datum_von, datum_bis, bild, veranstaltungsort, adresse, veranstalter, preis } = seite;
  return {
    description: einleitung,
    type: 'event',
    image: bild ?? null,
    event: {
      von: datum_von,
      bis: datum_bis,
      ort: veranstaltungsort,
      adresse: adresse && { strasse: adresse.strasse, plz: adresse.plz, ort: adresse.ort },
      veranstalter: seite.brancheneintrag_veranstalter?.titel ?? veranstalter,
      angebot: optionen && { preis, von: optionen.anmeldung_von, bis: optionen.anmeldung_bis },
    },
  };
}

/** The page of an event: what it is about stands in the block, how many places are left comes from a call of its own. */
export function buildFerienRoute<Seite extends FerienSeite>(
  seite: Seite,
  uebersicht: Pick<Route, 'title' | 'pageTheme'>,
  optionen: FerienprogrammOptionen | null,
): Route {
  const { einleitung, preis: _, ...context } = seite;
  const { id, titel } = context;
  return {
    pageLayout: 'wide',
    pageTheme: uebersicht.pageTheme,
    title: titel,
    description: einleitung,
    canonical: null,
    breadcrumbs: [
      STARTSEITE,
      { title: uebersicht.title, href: FERIENPROGRAMM_PFAD },
      { title: titel, href: buildFerienPfad(id) },
    ],
    heroImages: [],
    blocks: [
      {
        template: 'ferienprogramm-veranstaltung',
        slotName: 'content',
        context,
        options: { ...optionen, apiCalls: ['ferienprogramm'] },
      },
    ],
    apiCalls: [buildCall('ferienprogramm', `/api/ferienprogramm/programm/${id}`)],
    seo: buildSeo(seite, optionen),
  };
}
