import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerAbmeldung } from '../../../kern/formulare/register-abmeldung.ts';
import { ABMELDUNG_PFAD, buildErinnerungLink } from '../abfall-pfad.ts';
import { endErinnerung } from '../end-erinnerung.ts';

/** Mail programs end a reminder with one click. */
export const erinnerungAbmelden: RoutePlugin = async (app, dienste) => {
  registerAbmeldung(app, dienste, {
    pfad: ABMELDUNG_PFAD,
    summary: 'Erinnerung an Abfalltermine mit einem Klick beenden',
    buildSeite: (token) => buildErinnerungLink(token, dienste.config.SITE_URL),
    end: endErinnerung,
  });
};
