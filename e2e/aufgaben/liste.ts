import { expect } from '@playwright/test';
import { FAMILY } from '../support/betreuung.ts';
import { drawPng, EVENT, TEXT } from '../support/event-forms.ts';
import { birthday, familyMail } from '../support/ferienprogramm.ts';
import { choice, field } from '../support/forms.ts';
import { logIn } from '../support/log-in.ts';
import { readMails } from '../support/mails.ts';
import type { Site } from '../support/site.ts';
import { registerKinder } from './register-kinder.ts';
import type { Weg } from './weg.ts';
import { button, heading, link, main, toggle } from './ziele.ts';

export interface Aufgabe {
  name: string;
  /** The most actions; with `felder` it is what the form asks for plus that. */
  ziel: { aktionen: number } | { ueberFelder: number };
  /** @returns a word where the site has nothing for it yet */
  run: (weg: Weg, site: Site) => Promise<string | undefined>;
}

const STRASSE = 'schwann-tannenstrasse';
const FAMILIE = 'Zweikind';
const TEXTE = ['Ein offenes Haus für alle.', 'Für Familien.', 'Neben der Kirche.'];

/** What a resident comes for most often, in the words of the town hall's counter. */
export const AUFGABEN: readonly Aufgabe[] = [
  {
    name: 'Next waste collection of my street',
    ziel: { aktionen: 2 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/');
      await weg.tap(link(page, 'Abfalltermine'));
      await weg.arrive(/\/abfalltermine\//);
      await weg.choose(field(page, 'strasse'), { label: 'Tannenstraße' });
      await weg.see(main(page).locator('time').first());
      return undefined;
    },
  },
  {
    name: 'A mail that reminds me of it',
    ziel: { aktionen: 4 },
    async run(weg) {
      const { page } = weg;
      await weg.begin(`/abfalltermine/?strasse=${STRASSE}`);
      await weg.tap(link(page, 'Per E-Mail erinnern lassen'));
      await weg.arrive(/erinnerung/);
      await weg.fill(field(page, 'email'), 'anna.aufgabe@post.example');
      await weg.tick(field(page, 'datenschutz'));
      await weg.tap(button(page, 'Erinnerung bestellen'));
      await weg.see(heading(page, /^Fast geschafft/));
      return undefined;
    },
  },
  {
    name: 'Two children into three events of the holiday programme, until it is sent',
    ziel: { aktionen: 14 },
    run: (weg) => registerKinder(weg, FAMILIE),
  },
  {
    name: 'The same where the phone fills in name and address',
    ziel: { aktionen: 14 },
    run: (weg) => registerKinder(weg, 'Autofill', true),
  },
  {
    name: 'Answer the mail, so that the places are firm',
    ziel: { aktionen: 2 },
    async run(weg, site) {
      const { page } = weg;
      const findBitte = () =>
        /\/ferienprogramm-anmeldung\/offen\/\?token=[\w-]+/.exec(readMails(site, familyMail(FAMILIE)).join(''))?.[0] ??
        '';
      await expect.poll(findBitte).not.toBe('');
      // The link of the mail is the first tap.
      weg.griffe += 1;
      await weg.begin(findBitte());
      await weg.tap(button(page, 'Buchung bestätigen'));
      await weg.see(heading(page, 'Ihre Buchung ist bestätigt'));
      return undefined;
    },
  },
  {
    name: 'Cancel one of them, from the mail',
    ziel: { aktionen: 3 },
    async run(weg, site) {
      const { page } = weg;
      const mail = readMails(site, familyMail(FAMILIE)).join('');
      const pfad = /\/ferienprogramm-anmeldung\/status\/\?token=[\w-]+/.exec(mail)?.[0];
      if (!pfad) return 'no link in the mail';
      // The link of the mail is the first tap.
      weg.griffe += 1;
      await weg.begin(pfad);
      await weg.tap(button(page, /^Stornieren.*Töpfern/));
      await weg.tap(button(page, 'Ja, stornieren'));
      await weg.see(page.getByText(/für Mia wurde storniert/));
      return undefined;
    },
  },
  {
    name: 'Report a pothole with a photo',
    ziel: { aktionen: 6 },
    async run(weg) {
      const { page } = weg;
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 48.8295, longitude: 8.5032, accuracy: 9 });
      await weg.begin('/');
      await weg.tap(link(page, 'Etwas melden'));
      await weg.arrive(/\/melden\//);
      await weg.tick(choice(page, 'art', 'Loch oder Schaden in der Straße'));
      await weg.tap(button(page, 'Meinen Standort verwenden'));
      await page.getByText(/^Gewählt: /).waitFor();
      await field(page, 'bild').setInputFiles({ name: 'loch.png', mimeType: 'image/png', buffer: drawPng() });
      weg.felder += 1;
      await weg.tick(field(page, 'datenschutz'));
      await weg.tap(button(page, 'Meldung abschicken'));
      await weg.see(page.getByText('Danke für Ihre Meldung!'));
      return undefined;
    },
  },
  {
    name: 'Is the citizens’ office open now?',
    ziel: { aktionen: 0 },
    async run(weg) {
      await weg.begin('/');
      await weg.see(weg.page.getByText(/Bürgerbüro (hat|ist|öffnet|schließt|heute)/).first());
      return undefined;
    },
  },
  {
    name: 'The resolution on hall fees',
    ziel: { aktionen: 3 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/');
      await weg.tap(toggle(page, 'Suche'));
      await weg.fill(page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox'), 'Hallengebühren');
      await weg.tap(page.getByRole('option', { name: 'Benutzungsgebühren für Hallen und Räume' }));
      await weg.arrive(/\/vorlagen\//);
      await weg.see(heading(page, /Benutzungsgebühren für Hallen und Räume/));
      return undefined;
    },
  },
  {
    name: 'When the council meets next',
    ziel: { aktionen: 2 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/');
      await weg.tap(toggle(page, 'Digitales Rathaus'));
      await weg.tap(page.getByRole('dialog', { name: 'Digitales Rathaus' }).locator('a[href="/ratsinfo/"]'));
      await weg.arrive(/\/ratsinfo\/$/);
      await weg.see(link(page, /Sitzung: Gemeinderat/));
      return undefined;
    },
  },
  {
    name: 'An official notice of this week',
    ziel: { aktionen: 2 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/');
      await weg.tap(link(page, 'Öffentliche Bekanntmachungen'));
      await weg.arrive(/\/bekanntmachungen\/$/);
      await weg.see(main(page).getByRole('heading', { level: 3 }).first());
      return undefined;
    },
  },
  {
    name: 'Apply for a day-care place',
    ziel: { ueberFelder: 1 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/kitavormerksystem/');
      const texte = {
        ...FAMILY,
        kind_geburtsdatum: birthday(2),
        betreuung_ab: birthday(-1),
        betreuung_von: '7.30',
        betreuung_bis: '14',
      };
      await weg.choose(field(page, 'kita_1'), 'sonnenhuegel');
      for (const [name, text] of Object.entries(texte)) await weg.fill(field(page, name), text);
      await weg.tick(field(page, 'eltern_alleinerziehend'));
      await weg.tick(choice(page, 'eltern_berufstaetig', '0'));
      await weg.tick(field(page, 'valid'));
      await weg.tap(button(page, 'Vormerkung abschicken'));
      await weg.see(page.getByText('Vielen Dank für Ihre Vormerkung!'));
      return undefined;
    },
  },
  {
    name: 'Phone number of the citizens’ office',
    ziel: { aktionen: 2 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/');
      await weg.tap(link(page, 'Bürgerbüro'));
      await weg.arrive(/\/buergerbuero\//);
      await weg.see(main(page).locator('a[href^="tel:"]').first());
      return undefined;
    },
  },
  {
    name: 'A club’s event, with a picture, from the start page until it is sent',
    ziel: { ueberFelder: 2 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/');
      await weg.tap(link(page, 'Veranstaltung eintragen'));
      await weg.arrive(/\/veranstaltungseintrag\//);
      for (const [name, text] of Object.entries(EVENT)) await weg.fill(field(page, name), text);
      await weg.tick(field(page, 'veranstaltungen_rubrik').first());
      await weg.fill(field(page, 'text'), TEXT);
      await field(page, 'bild').setInputFiles({ name: 'fest.png', mimeType: 'image/png', buffer: drawPng() });
      weg.felder += 1;
      await weg.fill(page.getByLabel('Bildtext (Pflichtfeld)'), 'Die Bühne');
      await weg.fill(page.getByLabel('Bildcopyright (Pflichtfeld)'), 'Anna Müller');
      await weg.tick(field(page, 'rechte'));
      await weg.tick(field(page, 'datenschutz'));
      await weg.tap(button(page, 'Veranstaltung abschicken'));
      await weg.see(page.getByText('Vielen Dank für Ihren Eintrag!'));
      return undefined;
    },
  },
  {
    name: 'A new page with four blocks and a picture, from the list of pages until it is public',
    ziel: { aktionen: 12 },
    async run(weg) {
      const { page } = weg;
      await weg.begin('/intranet/redaktion/inhalte/?typ=seite');
      await logIn(page, 'redaktion@musterhardt.example');
      await weg.tap(link(page, 'Neuer Eintrag'));
      await weg.arrive(/inhalt-seite/);
      await weg.tap(link(page, 'Eine Einrichtung vorstellen'));
      await weg.arrive(/wie=/);
      await weg.fill(
        main(page)
          .getByLabel(/^Titel/)
          .first(),
        'Haus am Bach',
      );
      const texte = main(page).getByRole('textbox', { name: /^Text\b/ });
      for (const [index, text] of TEXTE.entries()) await weg.fill(texte.nth(index), text);
      await weg.tap(button(page, 'Bild wählen').first());
      await weg.tap(page.getByRole('dialog').getByRole('listitem').first().getByRole('button'));
      await weg.fill(
        main(page)
          .getByLabel(/^E-Mail/)
          .first(),
        'haus@musterhardt.example',
      );
      await weg.tick(main(page).getByLabel(/^Freigeben/));
      await weg.tap(button(page, 'Ausführen'));
      await weg.see(heading(page, /^Freigegeben/));
      return undefined;
    },
  },
];
