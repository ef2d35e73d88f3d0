import { veranstaltungSeiteSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import {
  adresseFeld,
  bildFelder,
  eintragContext,
  galerieFeld,
  htmlFeld,
  listenFeld,
  tolerant,
} from '@gm/shared/schemas/tolerante-felder';
import { webZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { seoFeld, withoutDoubledEinleitung } from '../../eintrag/eintrag-felder.ts';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { rubrikFeld, zeitFelder } from '../../termine/termin.ts';

const { shape } = veranstaltungSeiteSchema;

/** Entry of the directory of clubs, institutions and firms. */
const brancheneintrag = tolerant(shape.brancheneintrag_veranstalter.unwrap().unwrap().omit({ id: true }), {
  titel: z.string(),
})
  .nullable()
  .catch(null);
/** Nothing that runs scripts, whatever somebody typed into the form. */
const adresse = webZielSchema.nullable().catch(null);

const { datum_von, datum_bis } = zeitFelder;
/** A further date of a series; of hours that repeat daily the api says nothing there. */
const weiterer = tolerant(shape.weitere_termine.element, { datum_von, datum_bis }).transform((termin) => ({
  ...termin,
  taeglich: false,
}));

/** An event (requirement V-2). Without its first day it is none; all else may be missing. */
const veranstaltungFeld = tolerant(veranstaltungSeiteSchema.omit({ detailURL: true, ortsteil: true }), {
  ...zeitFelder,
  ...bildFelder,
  rubriken: listenFeld(rubrikFeld, 6).transform((rubriken) => rubriken.map(({ rubrik }) => rubrik)),
  text: htmlFeld,
  bildergalerie_zuordnung: galerieFeld,
  brancheneintrag_veranstalter: brancheneintrag,
  brancheneintrag_veranstaltungsort: brancheneintrag,
  adresse: adresseFeld,
  link: adresse,
  weitere_termine: listenFeld(weiterer, 24),
  kalenderURL: adresse,
  seo: seoFeld,
})
  .extend({ jetzt: jetztFeld })
  .transform(withoutDoubledEinleitung);

export const veranstaltung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: eintragContext('veranstaltung', veranstaltungFeld),
  options: z.object({
    /** Page of the form that asks for a hall for an event; empty where none are rented. */
    hallenLink: z.string().default('/veranstaltungen-hallenanmietung/'),
  }),
});
