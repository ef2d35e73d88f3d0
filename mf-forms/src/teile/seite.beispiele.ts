import type { FormularZustand } from '@gm/shared/schemas/formular';
import { startseite } from '@gm/shared/test/startseite';
import type { Seite } from '@gm/shared/vertrag';

/** A page that holds a form, for examples. */
export function createBeispielSeite(pfad: string, titel: string): Seite {
  const ortsteile = ['Conweiler', 'Feldrennach', 'Ottenhausen', 'Schwann', 'Langenalb'];
  return { ...startseite, pfad, titel, gemeinde: { ...startseite.gemeinde, ortsteile } };
}

/** The page after a post without JavaScript that was refused: what was filled in, and what is wrong with which field. */
export const refuse = (
  seite: Seite,
  template: string,
  werte: FormularZustand['werte'],
  meldungen: Record<string, string>,
) => {
  const fehler = Object.entries(meldungen).map(([feld, meldung]) => ({ feld, meldung }));
  return { ...seite, formular: { template, status: 'error' as const, werte, fehler } };
};

/** What is said of a mail address that is none. */
export const EMAIL_UNGUELTIG = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';
