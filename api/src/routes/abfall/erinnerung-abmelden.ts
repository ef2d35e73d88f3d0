import { ABMELDUNG_PFAD, buildErinnerungLink } from '../../abfall/abfall-pfad.ts';
import { endErinnerung } from '../../abfall/end-erinnerung.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { registerAbmeldung } from '../../formulare/register-abmeldung.ts';

/** Mail programs end a reminder with one click. */
export const erinnerungAbmelden: RoutePlugin = async (app, dienste) => {
  registerAbmeldung(app, dienste, {
    pfad: ABMELDUNG_PFAD,
    summary: 'Erinnerung an Abfalltermine mit einem Klick beenden',
    buildSeite: (token) => buildErinnerungLink(token, dienste.config.SITE_URL),
    end: endErinnerung,
  });
};
