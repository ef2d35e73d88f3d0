import type { Page } from '@gm/shared/contract';
import type { FormState } from '@gm/shared/schemas/form';
import { homePage } from '@gm/shared/test/home-page';

/** A page with a form, for examples. */
export function createExamplePage(path: string, title: string): Page {
  const ortsteile = ['Conweiler', 'Feldrennach', 'Ottenhausen', 'Schwann', 'Langenalb'];
  return { ...homePage, pfad: path, titel: title, gemeinde: { ...homePage.gemeinde, ortsteile } };
}

/** The page after a post without JavaScript was rejected, with the input and the errors per field. */
export const refuse = (page: Page, template: string, values: FormState['werte'], messages: Record<string, string>) => {
  const error = Object.entries(messages).map(([field, message]) => ({ feld: field, meldung: message }));
  return { ...page, formular: { template, status: 'error' as const, werte: values, fehler: error } };
};

/** Message for an invalid mail address. */
export const EMAIL_INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';
