import { ABMELDUNG_PFAD, bildeErinnerungLink } from '../../abfall/abfall-pfad.ts';
import { beendeErinnerung } from '../../abfall/beende-erinnerung.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { registriereAbmeldung } from '../../formulare/registriere-abmeldung.ts';

/** Mail programs end a reminder with one click. */
export const erinnerungAbmelden: RoutePlugin = async (app, dienste) => {
  registriereAbmeldung(app, dienste, {
    pfad: ABMELDUNG_PFAD,
    summary: 'Erinnerung an Abfalltermine mit einem Klick beenden',
    bildeSeite: (token) => bildeErinnerungLink(token, dienste.config.SITE_URL),
    beende: beendeErinnerung,
  });
};
