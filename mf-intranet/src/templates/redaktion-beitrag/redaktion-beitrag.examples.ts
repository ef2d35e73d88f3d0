import type { FormField } from '@gm/shared/schemas/form-field';
import { buildFormField } from '../../entry-form/values/build-form-field.ts';

const contribution = (kind: string, label: string, fields: object = {}) => ({
  referenz: '',
  art: kind,
  bezeichnung: label,
  titel: `Neu: ${label}`,
  status: 'Entwurf',
  geaendert: '',
  wer: '',
  ab: null,
  bis: null,
  ungeprueft: false,
  detailURL: `/intranet/redaktion/neu-${kind}/`,
  version: 0,
  schritte: ['speichern', 'freigeben'],
  werte: {},
  bild: null,
  rubriken: [{ wert: '1', text: 'Musik' }],
  veranstalter: [],
  oeffentlich: null,
  vorschau: null,
  verlauf: [],
  ...fields,
});
const line = (name: string, title: string, fields: Partial<FormField> = {}) =>
  buildFormField(name, title, { pflicht: true, ...fields });
const DAYS = [
  { wert: 'MONTAG', text: 'Montag' },
  { wert: 'FREITAG', text: 'Freitag' },
];
/** Form of an office: a text, a list of times, and a list of words. */
const form = {
  ...line('', ''),
  art: 'gruppe',
  felder: [
    line('name', 'Name'),
    line('telefon', 'Telefon', { pflicht: false, hinweis: 'Mit Vorwahl' }),
    {
      ...line('zeiten', 'Zeiten', { pflicht: false }),
      art: 'liste',
      eintrag: {
        ...line('', 'Zeiten'),
        art: 'gruppe',
        felder: [line('tag', 'Tag', { art: 'auswahl', optionen: DAYS }), line('von', 'Von'), line('bis', 'Bis')],
      },
    },
    { ...line('auch', 'Andere Namen', { pflicht: false }), art: 'liste', eintrag: line('', 'Andere Namen') },
    line('geschlossen', 'Geschlossen', { art: 'haken', pflicht: false }),
    line('stock', 'Stock', { art: 'zahl', pflicht: false }),
  ],
};
/** Form of a page: title and blocks, whose fields come from the releases. */
const pageForm = {
  ...line('', ''),
  art: 'gruppe',
  felder: [
    line('titel', 'Titel'),
    {
      ...line('bloecke', 'Bausteine der Seite', { pflicht: false }),
      art: 'liste',
      eintrag: line('', 'Baustein', { art: 'baustein' }),
    },
  ],
};
/** Form of a menu with nested entries. */
const menuList = (layers: number): FormField => ({
  ...line('menuItems', 'Einträge', { pflicht: false }),
  art: 'liste',
  eintrag: {
    ...line('', 'Eintrag'),
    art: 'gruppe',
    felder: [line('title', 'Titel'), ...(layers > 0 ? [menuList(layers - 1)] : [])],
  },
});
const options = (kind: string) => ({ aktion: `/api/intranet/redaktion/${kind}` });

/** A new entry of each kind, and a published one. */
export const examples = {
  artikel: {
    context: {
      beitrag: contribution('inhalt', 'Artikel', {
        werte: { art: 'artikel', schluessel: '', daten: '{}', text: '' },
        inhalt: {
          art: 'artikel',
          formular: {
            ...line('', ''),
            art: 'gruppe',
            felder: [
              line('titel', 'Titel', { hinweis: 'Steht als Überschrift und in allen Listen.' }),
              line('rubrik', 'Rubrik', {
                verweis: 'artikelrubrik',
                hinweis: 'Wählen Sie eine, die es gibt, oder schreiben Sie eine neue.',
              }),
              line('highlight', 'Unter „Topthemen“ zeigen', { art: 'haken', pflicht: false }),
            ],
          },
          verweise: {
            artikelrubrik: ['Familie & Bildung', 'Klima & Umwelt'].map((value) => ({ wert: value, text: value })),
          },
          mitText: true,
          textPflicht: true,
          adresse: null,
          hatVorschau: true,
          zeitraum: 'Ohne Beginn erscheint der Artikel mit der Freigabe, ohne Ende bleibt er stehen.',
          liste: { titel: 'Artikel', href: '/intranet/redaktion/inhalte/?typ=artikel' },
        },
      }),
    },
    options: options('inhalt'),
  },
  inhalt: {
    context: {
      beitrag: contribution('inhalt', 'Ämter', {
        titel: 'Bürgerbüro',
        status: 'veröffentlicht',
        schritte: ['speichern', 'freigeben', 'zurueckziehen'],
        werte: {
          art: 'amt',
          schluessel: '7',
          daten: JSON.stringify({ name: 'Bürgerbüro', zeiten: [{ tag: 'FREITAG', von: '08:00', bis: '12:00' }] }),
          text: '',
        },
        inhalt: {
          art: 'amt',
          formular: form,
          verweise: {},
          mitText: false,
          adresse: null,
          liste: { titel: 'Ämter', href: '/intranet/redaktion/inhalte/?typ=amt' },
        },
      }),
    },
    options: options('inhalt'),
  },
  seite: {
    context: {
      beitrag: contribution('inhalt', 'Seiten', {
        titel: 'Unser Wald',
        status: 'veröffentlicht',
        werte: {
          art: 'seite',
          schluessel: 'natur/wald',
          daten: JSON.stringify({
            titel: 'Unser Wald',
            bloecke: [{ template: 'text', context: { titel: 'Die Tanne', md: 'Sie wächst langsam.' }, options: {} }],
          }),
          text: '',
        },
        inhalt: {
          art: 'seite',
          formular: pageForm,
          verweise: { foto: [{ wert: 'tanne.jpg', text: 'Tanne im Nebel' }] },
          mitText: true,
          adresse: null,
          barrieren: 'sperrt',
          hatVorschau: true,
          liste: { titel: 'Seiten', href: '/intranet/redaktion/inhalte/?typ=seite' },
          kopie: '/intranet/redaktion/inhalt-seite/?wie=seite%2Fnatur%2Fwald',
        },
      }),
    },
    options: options('inhalt'),
  },
  neueSeite: {
    context: {
      beitrag: contribution('inhalt', 'Seiten', {
        werte: {
          art: 'seite',
          schluessel: '',
          daten: JSON.stringify({
            titel: '',
            bloecke: ['Das brauchen Sie', 'So geht es', 'Was es kostet'].map((title) => ({
              template: 'text',
              context: { titel: title, md: '' },
              options: {},
            })),
          }),
          text: '',
        },
        inhalt: {
          art: 'seite',
          formular: pageForm,
          verweise: {},
          mitText: true,
          adresse: '/',
          hatVorschau: true,
          liste: { titel: 'Seiten', href: '/intranet/redaktion/inhalte/?typ=seite' },
          muster: [
            {
              titel: 'Eine Einrichtung vorstellen',
              href: '/intranet/redaktion/inhalt-seite/?wie=seitenmuster%2Feinrichtung',
            },
            { titel: 'Etwas beantragen', href: '/intranet/redaktion/inhalt-seite/?wie=seitenmuster%2Fanleitung' },
          ],
        },
      }),
    },
    options: options('inhalt'),
  },
  menue: {
    context: {
      beitrag: contribution('inhalt', 'Menüs', {
        titel: 'Hauptmenü',
        status: 'veröffentlicht',
        werte: {
          art: 'menu',
          schluessel: 'Hauptmenü',
          daten: JSON.stringify({
            menuItems: [{ title: 'Aktuelles', menuItems: [{ title: 'Neuigkeiten' }] }, { title: 'Rathaus' }],
          }),
          text: '',
        },
        inhalt: {
          art: 'menu',
          formular: { ...line('', ''), art: 'gruppe', felder: [menuList(3)] },
          verweise: {},
          mitText: false,
          adresse: null,
          liste: { titel: 'Menüs', href: '/intranet/redaktion/inhalte/?typ=menu' },
        },
      }),
    },
    options: options('inhalt'),
  },
  eilmeldung: {
    context: {
      beitrag: contribution('inhalt', 'Eilmeldungen', {
        werte: { art: 'eilmeldung', schluessel: '', daten: '{}', text: '' },
        inhalt: {
          art: 'eilmeldung',
          formular: {
            ...line('', ''),
            art: 'gruppe',
            felder: [
              line('titel', 'Titel', { hinweis: 'Was ist los, und wo?' }),
              line('text', 'Text', { art: 'absatz', hinweis: 'Was ist zu tun?' }),
              line('link', 'Wohin „Weitere Informationen“ führt', { art: 'ziel', pflicht: false }),
            ],
          },
          mitText: false,
          adresse: null,
          hatVorschau: true,
          zeitraum: 'Ohne Beginn gilt die Eilmeldung ab der Freigabe.',
          liste: { titel: 'Eilmeldungen', href: '/intranet/redaktion/inhalte/?typ=eilmeldung' },
        },
      }),
    },
    options: options('inhalt'),
  },
  veroeffentlicht: {
    context: {
      beitrag: contribution('inhalt', 'Veranstaltung', {
        referenz: 'VA-2026-0001',
        titel: 'Orkan',
        status: 'veröffentlicht',
        version: 2,
        schritte: ['speichern', 'freigeben', 'zurueckziehen'],
        werte: {
          art: 'veranstaltung',
          schluessel: '1',
          daten: JSON.stringify({ id: 1, titel: 'Orkan <b>' }),
          text: '',
          bis_datum: '31.12.2026',
        },
        inhalt: {
          art: 'veranstaltung',
          formular: { ...line('', ''), art: 'gruppe', felder: [line('titel', 'Titel')] },
          verweise: {},
          mitText: false,
          adresse: null,
          hatAdresse: true,
          liste: { titel: 'Veranstaltungen', href: '/intranet/redaktion/inhalte/?typ=veranstaltung' },
        },
        oeffentlich: '/veranstaltungen/orkan-id_1/',
        verlauf: [
          { fassung: 2, am: '22.11.2026, 09:00 Uhr', wer: 'Redzep Aktan', was: 'hat freigegeben', href: null },
          {
            fassung: 1,
            am: '22.11.2026, 08:00 Uhr',
            wer: 'Redzep Aktan',
            was: 'hat gespeichert',
            href: '/intranet/redaktion/VA-2026-0001/fassung-1/',
          },
        ],
      }),
    },
    options: options('inhalt'),
  },
};
