import { kitaSchema } from '@gm/shared/bereiche/betreuung/kita';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const kitavormerkung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The form checks each answer while it is given and shows what the answers ask for.',
  },
  /** The centres; the api checks the wishes against this very block. */
  context: z.object({ kitas: z.array(kitaSchema).min(1) }),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/kitavormerkung'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Where a consent is revoked and urgent cases write to; the municipality's general address without it. */
    kontaktMail: z.string().default(''),
    /** What gives a child a place before others, beside age and work of the parents. */
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
