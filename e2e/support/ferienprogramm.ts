import { expect, type Page } from '@playwright/test';
import { readMails } from './mails.ts';
import { openHydrated, waitForHydration } from './pages/open-hydrated.ts';
import type { Site } from './site/site.ts';

export const STEPS = {
  kontakt: '/ferienprogramm-anmeldung/kontakt/',
  kinder: '/ferienprogramm-anmeldung/kinder/',
  programm: '/ferienprogramm-anmeldung/programm/',
  bestaetigen: '/ferienprogramm-anmeldung/bestaetigen/',
};

/** Key of the wizard's data in the session storage. */
export const STORAGE_KEY = 'gm:ferienprogramm-anmeldung';

export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
export const event = (page: Page, title: string) => page.getByRole('checkbox', { name: new RegExp(`^${title}`) });
export const addChildButton = (page: Page) => page.getByRole('button', { name: 'Kind hinzufügen' });
export const assignButton = (page: Page) =>
  page.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' });
export const bookButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig anmelden' });
/** The step's own button at the end; the progress indicator contains the step names, too. */
export const stepButton = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).last();

/** The last day on which the demo still announces the programme of the same summer. */
const LAST_DAY = '06-20';

/** `DD.MM.YYYY` of a child that is `years` old on every day of the next programme. */
export function birthday(years: number): string {
  const today = new Date().toISOString();
  const summer = Number(today.slice(0, 4)) + (today.slice(5, 10) <= LAST_DAY ? 0 : 1);
  return `01.05.${summer - years}`;
}

/** A different address per family: an address is limited to ten children. */
export const familyMail = (lastName: string) =>
  `anna.${lastName
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')}@post.example`;

export async function fillContact(page: Page, lastName: string): Promise<void> {
  await field(page, 'vorname').fill('Anna');
  await field(page, 'name').fill(lastName);
  await field(page, 'strasse').fill('Hauptstraße 12');
  await field(page, 'email').fill(familyMail(lastName));
}

interface Booked {
  referenz: string;
  event: { id: number; titel: string; preis: number };
  /** In euros, including fees. */
  gesamt: number;
}

/** Books one chargeable event for a child of eight years by API call. */
export async function bookByCall(page: Page, site: Site, lastName: string): Promise<Booked> {
  const address = { name: lastName, strasse: 'Ringweg 1', plz: '75334', ort: 'Musterhardt' };
  const contact = { ...address, vorname: 'Jan', email: familyMail(lastName), telefon: '' };
  const program: Record<string, number>[] = await (
    await page.request.get('/api/ferienprogramm/programm?rubrik=24')
  ).json();
  const event = program.find(
    (one) =>
      (one.alter_min ?? 0) <= 8 &&
      (one.alter_max ?? 0) >= 8 &&
      (one.preis ?? 0) > 0 &&
      (one.teilnehmer_max ?? 0) - (one.bereits_reserviert ?? 0) > 3,
  ) as unknown as Booked['event'];
  const geburtstag = birthday(8).split('.').reverse().join('-');
  const mia = { ...address, vorname: 'Mia', geburtstag, geschlecht: 'divers', bemerkung: '' };
  const children = [{ ...mia, veranstaltungen: [{ id: event.id }] }];
  const total = event.preis + 3.5;
  const costs = { veranstaltungen: event.preis, gebuehren: 3.5, gesamt: total };
  const answer = await page.request.post('/api/ferienprogramm/anmeldung', {
    headers: { origin: site.url },
    data: { kontakt: contact, kinder: children, kosten: costs, route: STEPS.bestaetigen },
  });
  const { referenz: reference } = await answer.json();
  return { referenz: reference, event, gesamt: total };
}

/** Opens the confirmation link of a booking and presses its button; returns the path of the booking's page. */
export async function confirmBooking(page: Page, site: Site, reference: string): Promise<string> {
  const findLink = () =>
    readMails(site, reference)
      .flatMap((mail) => /\/ferienprogramm-anmeldung\/offen\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
      .at(-1) ?? '';
  await expect.poll(findLink).not.toBe('');
  await openHydrated(page, findLink());
  await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Buchung ist bestätigt' })).toBeVisible();
  return (await page.getByRole('link', { name: 'Buchung ansehen oder stornieren' }).getAttribute('href')) ?? '';
}

/** Confirms the newest waiting-list mail to this address. */
export async function confirmWaiting(page: Page, site: Site, address: string): Promise<void> {
  const listLinks = () =>
    readMails(site, address)
      .filter((mail) => mail.includes('Warteplatz bestätigen'))
      .flatMap((mail) => /\/ferienprogramm-anmeldung\/warteliste\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
      .filter((link) => !confirmed.has(link));
  await expect.poll(() => listLinks().length).toBeGreaterThan(0);
  const link = listLinks()[0] ?? '';
  confirmed.add(link);
  await openHydrated(page, link);
  await page.getByRole('button', { name: 'Warteplatz bestätigen' }).click();
  await expect(page.getByRole('heading', { name: /^Sie stehen auf Platz \d+ der Warteliste$/ })).toBeVisible();
}

/** Links that were already used. */
const confirmed = new Set<string>();

/** From step 1 to step 2. */
export async function giveContact(page: Page, lastName: string): Promise<void> {
  await page.goto(STEPS.kontakt);
  await waitForHydration(page);
  await fillContact(page, lastName);
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  await expect(page).toHaveURL(STEPS.kinder);
}

export async function fillChild(page: Page, firstName: string, lastName: string, years: number): Promise<void> {
  await field(page, 'vorname').fill(firstName);
  await field(page, 'name').fill(lastName);
  await field(page, 'geburtstag').fill(birthday(years));
  await field(page, 'geschlecht').selectOption('weiblich');
}

export async function addChild(page: Page, firstName: string, lastName: string, years: number): Promise<void> {
  await fillChild(page, firstName, lastName, years);
  await expect(addChildButton(page)).toBeEnabled();
  await addChildButton(page).click();
  await expect(page.getByText(`${firstName} wurde hinzugefügt.`)).toBeVisible();
}

export async function assign(page: Page, child: string, titles: string[]): Promise<void> {
  await field(page, 'kind').selectOption({ label: child });
  for (const title of titles) await event(page, title).check();
  await assignButton(page).click();
  await expect(page.getByText('Veranstaltungen wurden erfolgreich zugeordnet.')).toBeVisible();
}

/** Enters one child of eight years with the given events, up to the last step. */
export async function goToLastStep(page: Page, lastName: string, titles: string[], years = 8): Promise<void> {
  await giveContact(page, lastName);
  await addChild(page, 'Mia', lastName, years);
  await stepButton(page, 'Schritt 3: Programm auswählen').click();
  await expect(page).toHaveURL(STEPS.programm);
  await assign(page, `Mia ${lastName}`, titles);
  await stepButton(page, 'Letzter Schritt: Angaben bestätigen').click();
  await expect(page).toHaveURL(STEPS.bestaetigen);
  await expect(bookButton(page)).toBeVisible();
}
