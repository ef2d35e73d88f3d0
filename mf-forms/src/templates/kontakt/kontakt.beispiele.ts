import { createBeispielSeite, EMAIL_UNGUELTIG, refuse } from '../../teile/seite.beispiele.ts';
import { type KontaktProps, kontakt } from './kontakt.context.ts';

const seite = createBeispielSeite('/kontakt/', 'Kontakt');
const options = kontakt.options.parse({});

/** The form as the page brings it, and refused after a post without JavaScript. */
export const beispiele = {
  leer: { context: {}, options, seite },
  abgelehnt: {
    context: {},
    options,
    seite: refuse(seite, 'kontakt', { betreff: 'Laterne', email: 'anna@' }, { email: EMAIL_UNGUELTIG }),
  },
} satisfies Record<string, KontaktProps>;
