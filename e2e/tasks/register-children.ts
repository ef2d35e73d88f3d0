import type { Page } from '@playwright/test';
import { birthday, familyMail, STEPS } from '../support/ferienprogramm.ts';
import { field } from '../support/forms.ts';
import { button, heading } from './targets.ts';
import type { Way } from './way.ts';

const event = (page: Page, title: string) => page.getByRole('checkbox', { name: new RegExp(`^${title}`) });

/**
 * Starts from an event's page, whose link selects the event for every child.
 * @param fromThePhone the browser autofills the contact data with one tap
 */
export async function registerChildren(way: Way, name: string, fromThePhone = false): Promise<undefined> {
  const { page } = way;
  await way.begin(`${STEPS.kontakt}?id=1`);
  const contact = { vorname: 'Anna', name, strasse: 'Hauptstraße 12', email: familyMail(name) };
  if (fromThePhone)
    await way.autofill(Object.entries(contact).map(([formField, text]) => [field(page, formField), text]));
  else for (const [formField, text] of Object.entries(contact)) await way.fill(field(page, formField), text);
  await way.tap(button(page, 'Schritt 2: Kinder hinzufügen'));
  await way.arrive(/\/kinder\//);
  for (const [firstName, years, knopf] of [
    ['Mia', 8, 'Kind hinzufügen'],
    ['Ben', 10, 'Hinzufügen und weiter'],
  ] as const) {
    await way.fill(field(page, 'vorname'), firstName);
    await way.fill(field(page, 'geburtstag'), birthday(years));
    await way.choose(field(page, 'geschlecht'), 'weiblich');
    await way.tap(button(page, knopf));
    if (knopf === 'Kind hinzufügen') await page.getByText(`${firstName} wurde hinzugefügt.`).waitFor();
  }
  await way.arrive(/\/programm\//);
  await page.getByText(/1 gewählt für Mia/).waitFor();
  await way.tick(event(page, 'Töpfern'));
  await way.tap(button(page, 'Zuweisen und weiter'));
  await way.arrive(/\/bestaetigen\//);
  await way.tick(field(page, 'valid'));
  await way.tap(button(page, 'Zahlungspflichtig anmelden'));
  await way.see(heading(page, 'Danke!'));
  return undefined;
}
