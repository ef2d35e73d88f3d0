import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { type Ferienseite, ferienseiteSchema } from '@gm/shared/bereiche/ferienprogramm/ferienseite';
import type { Route } from '@gm/shared/schemas/seite';
import type { Seo } from '@gm/shared/schemas/seo';
import { buildCall } from '../../kern/regeln/build-call.ts';
import { STARTSEITE } from '../../kern/regeln/startseite.ts';
import { buildFerienPfad, FERIENPROGRAMM_PFAD } from './ferien-pfad.ts';

/** What the block shows, and what search engines are told besides. */
interface SeiteMitPreis extends Ferienseite {
  einleitung: string | null;
  /** Euros. */
  preis: number;
}

/** What search engines are told of an event. */
function buildSeo(seite: SeiteMitPreis, optionen: FerienprogrammOptionen | null): Seo {
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
export function buildFerienRoute(
  seite: SeiteMitPreis,
  uebersicht: Pick<Route, 'title' | 'pageTheme'>,
  optionen: FerienprogrammOptionen | null,
): Route {
  const { einleitung, id, titel } = seite;
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
        context: ferienseiteSchema.parse(seite),
        options: { ...optionen, apiCalls: ['ferienprogramm'] },
      },
    ],
    apiCalls: [buildCall('ferienprogramm', `/api/ferienprogramm/programm/${id}`)],
    seo: buildSeo(seite, optionen),
  };
}
