import { expect } from '@playwright/test';
import { FAMILY } from '../support/betreuung.ts';
import { drawPng, EVENT, TEXT } from '../support/event-forms.ts';
import { birthday, familyMail } from '../support/ferienprogramm.ts';
import { choice, field } from '../support/forms.ts';
import { readMails } from '../support/mails.ts';
import { registerChildren } from './register-children.ts';
import { button, heading, link, main, toggle } from './targets.ts';
import type { Task } from './task.ts';

const STREET = 'schwann-tannenstrasse';
const FAMILIE = 'Zweikind';

/** The most frequent tasks of residents, in the wording of the town hall's counter. */
export const TASKS: readonly Task[] = [
  {
    name: 'Next waste collection of my street',
    ziel: { aktionen: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/');
      await way.tap(link(page, 'Abfalltermine'));
      await way.arrive(/\/abfalltermine\//);
      await way.choose(field(page, 'strasse'), { label: 'Tannenstraße' });
      await way.see(main(page).locator('time').first());
      return undefined;
    },
  },
  {
    name: 'Next collection of the street that my phone keeps',
    ziel: { aktionen: 0 },
    async run(way) {
      const { page } = way;
      await page.addInitScript(([key, street]) => localStorage.setItem(key, `?strasse=${street}`), [
        'gm:wahl:/meine-strasse/',
        STREET,
      ] as const);
      await way.begin('/');
      await way.see(
        main(page)
          .getByText(/(heute|morgen|am \w+, \d+\. \w+)$/)
          .first(),
      );
      return undefined;
    },
  },
  {
    name: 'A mail that reminds me of it',
    ziel: { aktionen: 4 },
    async run(way) {
      const { page } = way;
      await way.begin(`/abfalltermine/?strasse=${STREET}`);
      await way.tap(link(page, 'Per E-Mail erinnern lassen'));
      await way.arrive(/erinnerung/);
      await way.fill(field(page, 'email'), 'anna.aufgabe@post.example');
      await way.tick(field(page, 'datenschutz'));
      await way.tap(button(page, 'Erinnerung bestellen'));
      await way.see(heading(page, /^Fast geschafft/));
      return undefined;
    },
  },
  {
    name: 'Two children into three events of the holiday programme, until it is sent',
    ziel: { aktionen: 14 },
    run: (way) => registerChildren(way, FAMILIE),
  },
  {
    name: 'The same where the phone fills in name and address',
    ziel: { aktionen: 14 },
    run: (way) => registerChildren(way, 'Autofill', true),
  },
  {
    name: 'Answer the mail to confirm the places',
    ziel: { aktionen: 2 },
    async run(way, site) {
      const { page } = way;
      const findRequest = () =>
        /\/ferienprogramm-anmeldung\/offen\/\?token=[\w-]+/.exec(readMails(site, familyMail(FAMILIE)).join(''))?.[0] ??
        '';
      await expect.poll(findRequest).not.toBe('');
      // Opening the link of the mail is the first tap.
      way.griffe += 1;
      await way.begin(findRequest());
      await way.tap(button(page, 'Buchung bestätigen'));
      await way.see(heading(page, 'Ihre Buchung ist bestätigt'));
      return undefined;
    },
  },
  {
    name: 'Cancel one of them, from the mail',
    ziel: { aktionen: 3 },
    async run(way, site) {
      const { page } = way;
      const mail = readMails(site, familyMail(FAMILIE)).join('');
      const path = /\/ferienprogramm-anmeldung\/status\/\?token=[\w-]+/.exec(mail)?.[0];
      if (!path) return 'no link in the mail';
      // Opening the link of the mail is the first tap.
      way.griffe += 1;
      await way.begin(path);
      await way.tap(button(page, /^Stornieren.*Töpfern/));
      await way.tap(button(page, 'Ja, stornieren'));
      await way.see(page.getByText(/für Mia wurde storniert/));
      return undefined;
    },
  },
  {
    name: 'Report a pothole with a photo',
    ziel: { aktionen: 6 },
    async run(way) {
      const { page } = way;
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 48.8295, longitude: 8.5032, accuracy: 9 });
      await way.begin('/');
      await way.tap(link(page, 'Etwas melden'));
      await way.arrive(/\/melden\//);
      await way.tick(choice(page, 'art', 'Loch oder Schaden in der Straße'));
      await way.tap(button(page, 'Meinen Standort verwenden'));
      await page.getByText(/^Gewählt: /).waitFor();
      await field(page, 'bild').setInputFiles({ name: 'loch.png', mimeType: 'image/png', buffer: drawPng() });
      way.felder += 1;
      await way.tick(field(page, 'datenschutz'));
      await way.tap(button(page, 'Meldung abschicken'));
      await way.see(page.getByText('Danke für Ihre Meldung!'));
      return undefined;
    },
  },
  {
    name: 'Is the citizens’ office open now?',
    ziel: { aktionen: 0 },
    async run(way) {
      await way.begin('/');
      await way.see(way.page.getByText(/Bürgerbüro (hat|ist|öffnet|schließt|heute)/).first());
      return undefined;
    },
  },
  {
    name: 'The resolution on hall fees',
    ziel: { aktionen: 3 },
    async run(way) {
      const { page } = way;
      await way.begin('/');
      await way.tap(toggle(page, 'Suche'));
      await way.fill(page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox'), 'Hallengebühren');
      await way.tap(page.getByRole('option', { name: 'Benutzungsgebühren für Hallen und Räume' }));
      await way.arrive(/\/vorlagen\//);
      await way.see(heading(page, /Benutzungsgebühren für Hallen und Räume/));
      return undefined;
    },
  },
  {
    name: 'When the council meets next',
    ziel: { aktionen: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/');
      await way.tap(toggle(page, 'Digitales Rathaus'));
      await way.tap(page.getByRole('dialog', { name: 'Digitales Rathaus' }).locator('a[href="/ratsinfo/"]'));
      await way.arrive(/\/ratsinfo\/$/);
      await way.see(link(page, /Sitzung: Gemeinderat/));
      return undefined;
    },
  },
  {
    name: 'An official notice of this week',
    ziel: { aktionen: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/');
      await way.tap(link(page, 'Öffentliche Bekanntmachungen'));
      await way.arrive(/\/bekanntmachungen\/$/);
      await way.see(main(page).getByRole('heading', { level: 3 }).first());
      return undefined;
    },
  },
  {
    name: 'Apply for a day-care place',
    ziel: { ueberFelder: 1 },
    async run(way) {
      const { page } = way;
      await way.begin('/kitavormerksystem/');
      const texts = {
        ...FAMILY,
        kind_geburtsdatum: birthday(2),
        betreuung_ab: birthday(-1),
        betreuung_von: '7.30',
        betreuung_bis: '14',
      };
      await way.choose(field(page, 'kita_1'), 'sonnenhuegel');
      for (const [name, text] of Object.entries(texts)) await way.fill(field(page, name), text);
      await way.tick(field(page, 'eltern_alleinerziehend'));
      await way.tick(choice(page, 'eltern_berufstaetig', '0'));
      await way.tick(field(page, 'valid'));
      await way.tap(button(page, 'Vormerkung abschicken'));
      await way.see(page.getByText('Vielen Dank für Ihre Vormerkung!'));
      return undefined;
    },
  },
  {
    name: 'Phone number of the citizens’ office',
    ziel: { aktionen: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/');
      await way.tap(link(page, 'Bürgerbüro'));
      await way.arrive(/\/buergerbuero\//);
      await way.see(main(page).locator('a[href^="tel:"]').first());
      return undefined;
    },
  },
  {
    name: 'A club’s event, with a picture, from the start page until it is sent',
    ziel: { ueberFelder: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/');
      await way.tap(link(page, 'Veranstaltung eintragen'));
      await way.arrive(/\/veranstaltungseintrag\//);
      for (const [name, text] of Object.entries(EVENT)) await way.fill(field(page, name), text);
      await way.tick(field(page, 'veranstaltungen_rubrik').first());
      await way.fill(field(page, 'text'), TEXT);
      await field(page, 'bild').setInputFiles({ name: 'fest.png', mimeType: 'image/png', buffer: drawPng() });
      way.felder += 1;
      await way.fill(page.getByLabel('Bildtext (Pflichtfeld)'), 'Die Bühne');
      await way.fill(page.getByLabel('Bildcopyright (Pflichtfeld)'), 'Anna Müller');
      await way.tick(field(page, 'rechte'));
      await way.tick(field(page, 'datenschutz'));
      await way.tap(button(page, 'Veranstaltung abschicken'));
      await way.see(page.getByText('Vielen Dank für Ihren Eintrag!'));
      return undefined;
    },
  },
];
