import { kitaSchema } from '@gm/shared/areas/betreuung/kita';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const kitavormerkung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given and shows what the answers ask for.',
  },
  /** The centres; the api validates the wishes against this block. */
  context: z.object({ kitas: z.array(kitaSchema).min(1) }),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/kitavormerkung'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Address for revoking consent and urgent cases; by default the municipality's general address. */
    kontaktMail: z.string().default(''),
    /** Priority criteria besides age and the parents' employment. */
    vorrang: z
      .array(z.string())
      .default([
        'Ein Geschwisterkind besucht eine der Kitas',
        'Wir ziehen neu in die Gemeinde',
        'Mein Kind hat besonderen Förderbedarf',
        'Das Jugendamt empfiehlt einen Platz',
      ]),
  }),
});

export type KitavormerkungProps = TemplateProps<typeof kitavormerkung>;
