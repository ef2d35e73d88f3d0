import { type Kontakt, kontaktSchema } from '@gm/shared/bereiche/kontakt/kontakt';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { KONTAKT } from '../kontakt-art.ts';

export const createKontaktFormular = (config: Config): Formular<Kontakt> =>
  createEinsendung<Kontakt>(config, {
    ...KONTAKT,
    getEmail: ({ email }) => email,
  });

/** Somebody writes to the municipality. */
export const kontakt: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Der Gemeinde eine Nachricht schreiben',
    schema: kontaktSchema,
    template: 'kontakt',
    formular: createKontaktFormular(dienste.config),
  });
};
