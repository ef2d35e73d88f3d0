import type { Page } from '@playwright/test';
import { birthday, familyMail, STEPS } from '../support/ferienprogramm.ts';
import { field } from '../support/forms.ts';
import type { Weg } from './weg.ts';
import { button, heading } from './ziele.ts';

const event = (page: Page, title: string) => page.getByRole('checkbox', { name: new RegExp(`^${title}`) });

/**
 * From the page of an event, whose link brings the event along: who comes from there has chosen it for every child.
 * @param vomTelefon the browser fills in what it knows of its owner, by one tap
 */
export async function registerKinder(weg: Weg, name: string, vomTelefon = false): Promise<undefined> {
  const { page } = weg;
  await weg.begin(`${STEPS.kontakt}?id=1`);
  const kontakt = { vorname: 'Anna', name, strasse: 'Hauptstraße 12', email: familyMail(name) };
  if (vomTelefon) await weg.autofill(Object.entries(kontakt).map(([feld, text]) => [field(page, feld), text]));
  else for (const [feld, text] of Object.entries(kontakt)) await weg.fill(field(page, feld), text);
  await weg.tap(button(page, 'Schritt 2: Kinder hinzufügen'));
  await weg.arrive(/\/kinder\//);
  for (const [vorname, jahre, knopf] of [
    ['Mia', 8, 'Kind hinzufügen'],
    ['Ben', 10, 'Hinzufügen und weiter'],
  ] as const) {
    await weg.fill(field(page, 'vorname'), vorname);
    await weg.fill(field(page, 'geburtstag'), birthday(jahre));
    await weg.choose(field(page, 'geschlecht'), 'weiblich');
    await weg.tap(button(page, knopf));
    if (knopf === 'Kind hinzufügen') await page.getByText(`${vorname} wurde hinzugefügt.`).waitFor();
  }
  await weg.arrive(/\/programm\//);
  await page.getByText(/1 gewählt für Mia/).waitFor();
  await weg.tick(event(page, 'Töpfern'));
  await weg.tap(button(page, 'Zuweisen und weiter'));
  await weg.arrive(/\/bestaetigen\//);
  await weg.tick(field(page, 'valid'));
  await weg.tap(button(page, 'Zahlungspflichtig anmelden'));
  await weg.see(heading(page, 'Danke!'));
  return undefined;
}
