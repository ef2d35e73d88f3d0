import type { RoutePlugin } from '../../dienste.ts';
import { registriereAbmeldung } from '../../formulare/registriere-abmeldung.ts';
import { vergissAbonnenten } from '../../ratsabo/ratsabo-formular.ts';
import { ABMELDUNG_PFAD, bildeVerwaltenLink } from '../../ratsabo/ratsabo-pfad.ts';

/** Mail programs end all an address follows with one click. */
export const ratsaboAbmelden: RoutePlugin = async (app, dienste) => {
  registriereAbmeldung(app, dienste, {
    pfad: ABMELDUNG_PFAD,
    summary: 'Alles Verfolgte mit einem Klick beenden',
    bildeSeite: (token) => bildeVerwaltenLink(token, dienste.config.SITE_URL),
    beende: vergissAbonnenten,
  });
};
