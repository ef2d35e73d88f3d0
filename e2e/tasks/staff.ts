import { bookByCall, confirmBooking } from '../support/ferienprogramm.ts';
import { logIn, logInByCall } from '../support/log-in.ts';
import { button, heading, link, main } from './targets.ts';
import type { Task } from './task.ts';

const TEXTS = ['Ein offenes Haus für alle.', 'Für Familien.', 'Neben der Kirche.'];
const EDITOR = 'redaktion@musterhardt.example';

/** Tasks of staff and council members, who are logged in. */
export const STAFF_TASKS: readonly Task[] = [
  {
    name: 'A new page with four blocks and a picture, from the list of pages until it is public',
    ziel: { aktionen: 12 },
    async run(way) {
      const { page } = way;
      await way.begin('/intranet/redaktion/inhalte/?typ=seite');
      await logIn(page, EDITOR);
      await way.tap(link(page, 'Neuer Eintrag'));
      await way.arrive(/inhalt-seite/);
      await way.tap(link(page, 'Eine Einrichtung vorstellen'));
      await way.arrive(/wie=/);
      await way.fill(
        main(page)
          .getByLabel(/^Titel/)
          .first(),
        'Haus am Bach',
      );
      const texts = main(page).getByRole('textbox', { name: /^Text\b/ });
      for (const [index, text] of TEXTS.entries()) await way.fill(texts.nth(index), text);
      await way.tap(button(page, 'Bild wählen').first());
      await way.tap(page.getByRole('dialog').getByRole('listitem').first().getByRole('button'));
      await way.fill(
        main(page)
          .getByLabel(/^E-Mail/)
          .first(),
        'haus@musterhardt.example',
      );
      await way.tick(main(page).getByLabel(/^Freigeben/));
      await way.tap(button(page, 'Ausführen'));
      await way.see(heading(page, /^Freigegeben/));
      return undefined;
    },
  },
  {
    name: 'A picture within a text of an article, until it is published',
    ziel: { aktionen: 6 },
    async run(way) {
      const { page } = way;
      await way.begin('/intranet/redaktion/inhalt-artikel/?id=002-sozialstation-umzug');
      await logIn(page, EDITOR);
      await way.tap(button(page, 'Bild einfügen').first());
      await way.tap(page.getByRole('dialog', { name: 'Bild einfügen' }).getByRole('button', { name: 'Bild wählen' }));
      const pictures = page.getByRole('dialog', { name: 'Bild wählen' });
      await way.tap(pictures.getByRole('listitem').first().getByRole('button'));
      await way.tap(button(page, 'Veröffentlichen'));
      await way.see(heading(page, 'Freigegeben'));
      return undefined;
    },
  },
  {
    name: 'From an event at the desk to the hall request that belongs to it',
    ziel: { aktionen: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/intranet/freigaben/');
      await logIn(page, EDITOR);
      await way.tap(link(page, /^Der zerbrochne Krug/));
      await way.arrive(/VE-2026-0001/);
      await way.tap(link(page, /^Hallenanmietung HA-2026-0001/));
      await way.arrive(/HA-2026-0001/);
      await way.see(heading(page, /HA-2026-0001/));
      return undefined;
    },
  },
  {
    name: 'Refuse three submissions at once with a text block',
    ziel: { aktionen: 8 },
    async run(way) {
      const { page } = way;
      await way.begin('/intranet/freigaben/');
      await logIn(page, EDITOR);
      const boxes = page.getByRole('checkbox', { name: /^Auswählen: / });
      for (const index of [0, 1, 2]) await way.tick(boxes.nth(index));
      const bar = page.getByRole('region', { name: 'Auswahl' });
      await way.choose(bar.getByLabel('Was möchten Sie tun?'), { label: 'Ablehnen' });
      await way.tap(bar.getByRole('button', { name: 'Weiter' }));
      const dialog = page.getByRole('dialog', { name: 'Ablehnen: 3 Einsendungen' });
      await way.tap(dialog.getByRole('button', { name: 'Zu spät' }));
      await way.tap(dialog.getByRole('button', { name: 'Für 3 Einsendungen ausführen' }));
      await way.see(heading(page, 'Ablehnen: 3 Einsendungen'));
      return undefined;
    },
  },
  {
    name: 'Copy the last season of the holiday programme',
    ziel: { aktionen: 6 },
    async run(way) {
      const { page } = way;
      await way.begin('/intranet/ferienprogramm/');
      await logIn(page, EDITOR);
      await way.tap(link(page, /^Saison: /));
      await way.arrive(/saison/);
      await way.tap(button(page, /^Ausgewählte Angebote als Entwürfe/));
      await way.see(heading(page, /^\d+ Angebote aus \d{4} sind als Entwurf/));
      return undefined;
    },
  },
  {
    name: 'A mail to all families of an event, after its preview',
    ziel: { aktionen: 6 },
    async run(way, site) {
      const { page } = way;
      const { referenz: reference, event } = await bookByCall(page, site, 'Rundbrief');
      await confirmBooking(page, site, reference);
      await logInByCall(page, 'redaktion');
      await way.begin(`/intranet/ferienprogramm/${event.id}/`);
      await way.tap(link(page, 'Den Familien schreiben'));
      await way.arrive(/nachricht/);
      await way.fill(main(page).getByLabel(/^Betreff/), 'Helme nicht vergessen');
      await way.fill(main(page).getByRole('textbox', { name: /^Nachricht/ }), 'Bitte geben Sie einen Helm mit.');
      await way.tap(button(page, 'Vorschau ansehen'));
      await way.tap(button(page, 'So verschicken'));
      await way.see(heading(page, /^Die Nachricht ist an \d+ Famili/));
      return undefined;
    },
  },
  {
    name: 'Keep a meeting of the council on the phone for reading without network',
    ziel: { aktionen: 2 },
    async run(way) {
      const { page } = way;
      await way.begin('/ratsinfo/login/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await logIn(page, 'rat@musterhardt.example');
      await heading(page, 'Sabine Beck').waitFor();
      await way.tap(link(page, /Sitzung: Gemeinderat/));
      await way.arrive(/\/sitzungen\//);
      const copy = page.getByRole('region', { name: 'Ohne Netz' });
      await way.tap(copy.getByRole('button', { name: 'Für unterwegs speichern' }));
      await way.see(copy.getByText(/öffnet sich auch ohne Netz/));
      return undefined;
    },
  },
];
