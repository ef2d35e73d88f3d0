import { brancheneintragSeiteSchema } from '@gm/shared/bereiche/branchenverzeichnis/branchenverzeichnis';
import { adresseFeld, bildFelder, htmlFeld, listenFeld, orEmpty, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { lokalesZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { seoFeld, withoutDoubledEinleitung } from '../../eintrag/eintrag-felder.ts';
import { jetztFeld, zeitenFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { terminSchema } from '../../termine/termin.ts';

/** Nothing that runs scripts, whatever somebody typed into the form. */
const webadresse = z
  .string()
  .regex(/^https?:\/\/[^\s]+$/)
  .nullable()
  .catch(null);
const { kontakt } = brancheneintragSeiteSchema.shape;

/** An entry of the directory. Without its name it is none; all else may be missing. */
const eintragFeld = tolerant(brancheneintragSeiteSchema.omit({ id: true, typ: true }), {
  ...bildFelder,
  titel: z.string().min(1),
  text: htmlFeld,
  kontakt: orEmpty(tolerant(kontakt.unwrap(), { link: webadresse })),
  adresse: adresseFeld,
  oeffnungszeiten: zeitenFeld,
  termine: listenFeld(terminSchema, 12),
  veranstaltungenURL: lokalesZielSchema.nullable().catch(null),
  seo: seoFeld,
}).transform(withoutDoubledEinleitung);

export const brancheneintrag = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({ brancheneintrag: eintragFeld, jetzt: jetztFeld }),
  options: z.object({
    /** Page where whoever wants a hall begins: with an event, for which halls are asked for. Empty where none are rented. */
    hallenLink: z.string().default('/veranstaltungseintrag/'),
    /** Page where a hall is asked for without an event of the calendar. */
    privatLink: z.string().default('/veranstaltungen-hallenanmietung/?anlass=privat'),
  }),
});
