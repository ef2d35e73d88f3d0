import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen, jetztFeld } from '../programm/programm.context.ts';

const optionen = z.object({
  /** The programme with its free places, fetched in the browser. */
  programm: z.string().startsWith('/api/').default('/api/ferienprogramm/programm?rubrik=24'),
  /** Path of the call that takes the booking. */
  aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/anmeldung'),
  datenschutzLink: z.string().default('/datenschutz/'),
});

/** Every step of the registration is a template of this kind: all it knows comes from the session and the api. */
export const defineSchritt = (query: readonly string[] = []) =>
  defineTemplate({
    slots: ['content'],
    island: { when: 'load', because: 'A step shows and changes the registration kept in the session of the browser.' },
    query,
    context: z.object({ jetzt: jetztFeld }),
    options: z.intersection(optionen, einstellungen),
  });

export type SchrittProps = TemplateProps<ReturnType<typeof defineSchritt>>;
export type AnmeldungOptionen = SchrittProps['options'];
