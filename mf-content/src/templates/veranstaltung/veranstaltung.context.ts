import { bildFelder, eintragContext, htmlFeld, listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { webZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { adresseFeld, seoFeld, withoutDoubledEinleitung } from '../../eintrag/eintrag-felder.ts';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { rubrikFeld, zeitFelder } from '../../termine/termin.ts';

/** Entry of the directory of clubs, institutions and firms. */
const brancheneintrag = z.object({ titel: z.string(), detailURL: textFeld }).nullable().catch(null);
/** Nothing that runs scripts, whatever somebody typed into the form. */
const adresse = webZielSchema.nullable().catch(null);

/** An event (requirement V-2). Without its first day it is none; all else may be missing. */
const veranstaltungFeld = z
  .object({
    /** Its number, by which a hall is asked for. */
    id: z.number().int().nullable().catch(null),
    jetzt: jetztFeld,
    ...zeitFelder,
    titel: textFeld,
    wiederholung: textFeld,
    rubriken: listenFeld(rubrikFeld, 6).transform((rubriken) => rubriken.map(({ rubrik }) => rubrik)),
    einleitung: textFeld,
    /** Sanitised HTML. */
    text: htmlFeld,
    ...bildFelder,
    bildergalerie_zuordnung: z.object({ bilder: listenFeld(z.object(bildFelder)) }).catch({ bilder: [] }),
    veranstalter: textFeld,
    brancheneintrag_veranstalter: brancheneintrag,
    veranstaltungsort: textFeld,
    brancheneintrag_veranstaltungsort: brancheneintrag,
    adresse: adresseFeld,
    eintritt: textFeld,
    link: adresse,
    linktext: textFeld,
    weitere_termine: listenFeld(z.object({ ...zeitFelder, detailURL: textFeld }), 24),
    kalenderURL: adresse,
    seo: seoFeld,
  })
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
