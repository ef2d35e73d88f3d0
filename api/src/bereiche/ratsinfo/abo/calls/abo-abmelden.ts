import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerAbmeldung } from '../../../../kern/formulare/register-abmeldung.ts';
import { forgetAbonnenten } from '../ratsabo-formular.ts';
import { ABMELDUNG_PFAD, buildVerwaltenLink } from '../ratsabo-pfad.ts';

/** Mail programs end all an address follows with one click. */
export const ratsaboAbmelden: RoutePlugin = async (app, dienste) => {
  registerAbmeldung(app, dienste, {
    pfad: ABMELDUNG_PFAD,
    summary: 'Alles Verfolgte mit einem Klick beenden',
    buildSeite: (token) => buildVerwaltenLink(token, dienste.config.SITE_URL),
    end: forgetAbonnenten,
  });
};
