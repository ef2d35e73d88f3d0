import { createExamplePage, EMAIL_INVALID, refuse } from '../../parts/page.examples.ts';
import { type KontaktProps, kontakt } from './kontakt.context.ts';

const page = createExamplePage('/kontakt/', 'Kontakt');
const options = kontakt.options.parse({});

/** The initial form, and rejected after a post without JavaScript. */
export const examples = {
  leer: { context: {}, options, seite: page },
  abgelehnt: {
    context: {},
    options,
    seite: refuse(page, 'kontakt', { betreff: 'Laterne', email: 'anna@' }, { email: EMAIL_INVALID }),
  },
} satisfies Record<string, KontaktProps>;
