import { createVorschlagSchema, type Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { checkVeranstalter } from '../../branchenverzeichnis/bereich.ts';
import { VORSCHLAG } from '../vorschlag-art.ts';

export const createVorschlagFormular = (config: Config): Formular<Vorschlag> =>
  createEinsendung<Vorschlag>(config, {
    ...VORSCHLAG,
    // The other address is the one for the public.
    getEmail: ({ ansprechpartner_email }) => ansprechpartner_email,
    check: checkVeranstalter,
  });

/** Somebody suggests an event for the holiday programme. */
export const vorschlag: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Eine Veranstaltung für das Ferienprogramm vorschlagen',
    pfad: '/api/ferienprogramm/vorschlag',
    schema: createVorschlagSchema(),
    template: 'ferienprogramm-vorschlag',
    mitBild: true,
    formular: createVorschlagFormular(dienste.config),
  });
};
