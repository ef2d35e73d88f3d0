import type { Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { type Chapter, choose, fill, look, press, tick } from './step.ts';

const OFFICE = '/wegweiser/fachbereiche/15-ordnung-und-soziales-id_15/';
const COUNCIL = { email: 'rat@musterhardt.example', password: 'musterhardt-demo' };

const DONE = look('heading', 'Oben steht „Freigegeben“: Mehr ist nicht zu tun.');

/** In two weeks, as the field wants it. */
function buildDate(): string {
  const day = new Date(Date.now() + 14 * 24 * 3_600_000);
  return day.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

async function send(page: Page, url: string, data: object): Promise<void> {
  const answer = await page.request.post(url, { data, headers: { origin: new URL(page.url()).origin } });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
}

/** A colleague who may write about the climate changes a page and asks for its release. */
async function askForRelease(page: Page): Promise<void> {
  await logInByCall(page, 'admin');
  const accounts = await (await page.request.get('/api/cms/intranet/konten?q=intranet@')).json();
  const right = { vorgang: 'recht-geben', art: 'seite', zweig: '/klima-umwelt/', darf: 'schreiben' };
  await send(page, '/api/cms/intranet/konten', { ...right, id: accounts.data[0].id });
  await logInByCall(page, 'intranet');
  const opened = await (await page.request.get('/api/intranet/redaktion/inhalte/seite?id=klima-umwelt/index')).json();
  const data = JSON.stringify({ ...JSON.parse(opened.werte.daten), titel: 'Klima und Umwelt im Winter' });
  const values = { ...opened.werte, daten: data, version: opened.version, was: 'vorlegen' };
  await send(page, '/api/intranet/redaktion/inhalt', values);
}

/** The guide for staff: what they do on a day at work, in the order of how often. */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'meldung',
    title: 'Eine Meldung mit Bild schreiben und planen',
    intro: 'Für alles, was unter „Aktuelles“ stehen soll. Veröffentlichen darf, wer Freigaben erteilt.',
    account: 'redaktion',
    start: '/intranet/',
    steps: [
      press('link', 'Öffnen Sie das Intranet und wählen Sie im Menü „Redaktion“.'),
      press('link', 'Drücken Sie auf „Neu: Artikel“.'),
      fill('Schreiben Sie bei „Titel“ die Überschrift. Sie steht auch in allen Listen.', 'Der Wochenmarkt zieht um'),
      fill('Wählen Sie bei „Rubrik“ eine, die es gibt, oder schreiben Sie eine neue.', 'Rathaus', 'combobox'),
      press('button', 'Drücken Sie auf „Bild wählen“. Ein eigenes Foto nehmen Sie mit „Bild hochladen“.'),
      {
        text: 'Im Fenster „Bild wählen“ drücken Sie auf das Bild, das passt.',
        alt: 'Bildschirmausschnitt: ein Foto im Fenster „Bild wählen“ ist umrandet.',
        find: (page) => page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('listitem').first(),
        act: (photo) => photo.getByRole('button').click(),
      },
      fill(
        'Schreiben Sie bei „Text“ Ihre Meldung. Darüber stehen Knöpfe für Überschriften, Listen und Links.',
        'Ab Januar stehen die Stände auf dem Rathausplatz.',
      ),
      fill('Soll sie erst später erscheinen, tragen Sie bei „Veröffentlichen ab“ den Tag ein.', buildDate()),
      press('button', 'Drücken Sie unten auf „Veröffentlichen“. Am gewählten Tag erscheint die Meldung von selbst.'),
      look('heading', 'Oben steht „Geplant für …“ mit dem Tag. Mehr ist nicht zu tun.'),
    ],
  },
  {
    id: 'zeiten',
    title: 'Öffnungszeiten ändern',
    intro:
      'Eine Änderung gilt überall, wo die Zeiten stehen: auf der Seite des Amtes, im Kopf der Website und bei Google.',
    account: 'redaktion',
    start: OFFICE,
    steps: [
      press('link', 'Öffnen Sie auf der Website die Seite des Amtes und drücken Sie auf „Bearbeiten“.'),
      {
        text: 'Tragen Sie in der Zeile „Freitag“ die neue Zeit ein. 1315 genügt, der Doppelpunkt kommt von selbst.',
        alt: 'Bildschirmausschnitt: das Ende der Zeit am Freitag ist umrandet.',
        find: (page) => page.getByRole('textbox', { name: 'Freitag: bis' }),
        act: (field) => field.fill('1315'),
      },
      {
        text: 'Für einen einzelnen Tag, etwa einen Brückentag, drücken Sie auf „Abweichung hinzufügen“ und wählen das Datum.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Abweichung hinzufügen“ ist umrandet.',
        find: (page) => page.getByRole('button', { name: 'Abweichung hinzufügen' }),
        async act(add) {
          await add.click();
          await add.page().getByLabel('Erster Tag').last().fill('2031-05-23');
        },
      },
      press('button', 'Drücken Sie unten auf „Veröffentlichen“.'),
      look('table', 'Sie sind wieder auf der Seite des Amtes. Unter „Öffnungszeiten“ steht, was jetzt gilt.'),
    ],
  },
  {
    id: 'seite',
    title: 'Eine Seite anlegen und ins Menü nehmen',
    intro: 'Für Dauerhaftes. Was nach einigen Wochen niemand mehr sucht, ist besser eine Meldung.',
    account: 'redaktion',
    start: '/intranet/',
    steps: [
      press('link', 'Wählen Sie im Menü des Intranets „Seiten und Menü“.'),
      press('link', 'Drücken Sie auf „Neue Seite“.'),
      fill('Schreiben Sie bei „Titel“, wie die Seite heißt.', 'Streuobst im Tal'),
      choose('Wählen Sie bei „Steht unter“ die Seite darüber.', 'Klima und Umwelt'),
      choose('Wählen Sie bei „Ins Hauptmenü aufnehmen“ die Stelle im Menü.', 'Klima & Umwelt'),
      press('button', 'Drücken Sie auf „Anlegen und schreiben“.'),
      fill('Schreiben Sie bei „Text“, was auf der Seite steht.', 'Unsere Wiesen mit alten Apfelbäumen.'),
      press('button', 'Drücken Sie unten auf „Veröffentlichen“. Damit steht die Seite auch im Menü.'),
      DONE,
    ],
  },
  {
    id: 'rueckfrage',
    title: 'Bei einer Einsendung nachfragen',
    intro: 'Alles, was Bürgerinnen und Bürger über Formulare schicken, kommt bei den Freigaben an.',
    account: 'redaktion',
    start: '/intranet/',
    steps: [
      press('link', 'Wählen Sie im Menü des Intranets „Freigaben“.'),
      press('link', 'Drücken Sie auf den Titel der Einsendung, hier „Flohmarkt …“.'),
      tick('Wählen Sie „Beim Absender nachfragen“.'),
      fill('Schreiben Sie bei „Nachricht an den Absender“ Ihre Frage.', 'Wann dürfen wir mit dem Aufbau rechnen?'),
      press('button', 'Drücken Sie auf „Frage senden“. Sie geht als E-Mail hinaus.'),
      press('link', 'Drücken Sie auf „Zum Eingang“.'),
      look('link', 'Unter „Rückfragen“ steht, worauf Sie warten. Die Antwort kommt von selbst zur Einsendung.'),
    ],
  },
  {
    id: 'unterschiede',
    title: 'Einen Beitrag prüfen und freigeben',
    intro: 'Wer nur schreiben darf, legt seine Änderung vor. Sie sehen, was sich ändert, und geben es frei.',
    account: 'redaktion',
    start: '/intranet/',
    prepare: askForRelease,
    steps: [
      press('link', 'Wählen Sie im Menü des Intranets „Redaktion“.'),
      look('region', 'Bei „Wartet auf Freigabe“ steht, was Kolleginnen und Kollegen vorgelegt haben.'),
      press('link', 'Drücken Sie auf den Beitrag, hier „Klima und Umwelt im Winter“.'),
      {
        text: '„Was sich gegenüber der Website ändert“ zeigt Altes gestrichen und Neues hervorgehoben.',
        alt: 'Bildschirmausschnitt: der alte und der neue Titel der Seite.',
        find: (page) => page.getByRole('group').filter({ hasText: /^Was sich gegenüber der Website ändert/ }),
        act: async () => {},
      },
      tick('Passt etwas noch nicht, wählen Sie „Zurückgeben“ und schreiben dazu, was fehlt.'),
      press('button', 'Ist alles richtig, drücken Sie unten auf „Veröffentlichen“.'),
      DONE,
    ],
  },
  {
    id: 'saison',
    title: 'Das Ferienprogramm in das nächste Jahr übernehmen',
    intro: 'Angebote, die es wieder gibt, brauchen nur einen neuen Blick. Anmeldungen werden nicht übernommen.',
    account: 'redaktion',
    start: '/intranet/',
    steps: [
      press('link', 'Wählen Sie im Menü des Intranets „Ferienprogramm“.'),
      press('link', 'Drücken Sie auf „Saison: …“.'),
      press('button', 'Drücken Sie unten auf „Ausgewählte Angebote als Entwürfe …“.'),
      press('link', 'Drücken Sie auf „Entwürfe ansehen“. Öffentlich ist davon noch nichts.'),
      {
        text: 'Öffnen Sie die Entwürfe nacheinander, und veröffentlichen Sie, was stimmt.',
        alt: 'Bildschirmausschnitt: die Liste der Entwürfe.',
        find: (page) => page.getByRole('main').getByRole('table').first(),
        act: async () => {},
      },
    ],
  },
  {
    id: 'sitzung',
    title: 'Eine Sitzung vorbereiten, als Ratsmitglied',
    intro: 'Falls Sie ein Ratsmitglied fragt. Nichtöffentliches sieht nur, wer im Gremium sitzt.',
    account: null,
    start: '/ratsinfo/login/',
    steps: [
      fill('Öffnen Sie das Ratsinformationssystem und tragen Sie Ihre „E-Mail-Adresse“ ein.', COUNCIL.email),
      {
        text: 'Darunter kommt Ihr „Passwort“.',
        alt: 'Bildschirmausschnitt: das Feld „Passwort“ ist umrandet.',
        find: (page) => page.locator('[name=passwort]'),
        act: (field) => field.fill(COUNCIL.password),
      },
      press('button', 'Drücken Sie auf „Anmelden“.'),
      press('link', 'Wählen Sie „Sitzungen“.'),
      {
        text: 'Drücken Sie auf die nächste Sitzung, zum Beispiel „Sitzung: Gemeinderat“.',
        alt: 'Bildschirmausschnitt: die nächste Sitzung des Gemeinderats ist umrandet.',
        find: (page) =>
          page
            .getByRole('main')
            .getByRole('link', { name: /Sitzung: Gemeinderat/ })
            .first(),
        act: (link) => link.click(),
      },
      look('link', 'Mit „Sitzungsmappe herunterladen (ZIP)“ haben Sie alle Unterlagen auch ohne Netz.'),
      {
        text: 'Drücken Sie bei einem Punkt auf „Merken oder Notiz schreiben“. Das sehen nur Sie.',
        alt: 'Bildschirmausschnitt: „Merken oder Notiz schreiben“ ist umrandet.',
        find: (page) => page.getByRole('main').getByText('Merken oder Notiz schreiben').first(),
        act: (summary) => summary.click(),
      },
      fill('Schreiben Sie bei „Notiz“, woran Sie denken wollen.', 'Nach den Kosten fragen'),
      press('button', 'Drücken Sie auf „Speichern“. Die Notiz steht auf der Startseite des Ratsinformationssystems.'),
    ],
  },
];
