import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { buildFormfeld } from '../../inhalt/build-formfeld.ts';

const beitrag = (art: string, bezeichnung: string, felder: object = {}) => ({
  referenz: '',
  art,
  bezeichnung,
  titel: `Neu: ${bezeichnung}`,
  status: 'Entwurf',
  geaendert: '',
  wer: '',
  ab: null,
  bis: null,
  ungeprueft: false,
  detailURL: `/intranet/redaktion/neu-${art}/`,
  version: 0,
  schritte: ['speichern', 'freigeben'],
  werte: {},
  bild: null,
  rubriken: [{ wert: '1', text: 'Musik' }],
  veranstalter: [],
  oeffentlich: null,
  vorschau: null,
  verlauf: [],
  ...felder,
});
const zeile = (name: string, titel: string, felder: Partial<Formfeld> = {}) =>
  buildFormfeld(name, titel, { pflicht: true, ...felder });
const TAGE = [
  { wert: 'MONTAG', text: 'Montag' },
  { wert: 'FREITAG', text: 'Freitag' },
];
/** Of an office: a text, a list of times, and one of words. */
const formular = {
  ...zeile('', ''),
  art: 'gruppe',
  felder: [
    zeile('name', 'Name'),
    zeile('telefon', 'Telefon', { pflicht: false, hinweis: 'Mit Vorwahl' }),
    {
      ...zeile('zeiten', 'Zeiten', { pflicht: false }),
      art: 'liste',
      eintrag: {
        ...zeile('', 'Zeiten'),
        art: 'gruppe',
        felder: [zeile('tag', 'Tag', { art: 'auswahl', optionen: TAGE }), zeile('von', 'Von'), zeile('bis', 'Bis')],
      },
    },
    { ...zeile('auch', 'Andere Namen', { pflicht: false }), art: 'liste', eintrag: zeile('', 'Andere Namen') },
    zeile('geschlossen', 'Geschlossen', { art: 'haken', pflicht: false }),
    zeile('stock', 'Stock', { art: 'zahl', pflicht: false }),
  ],
};
/** Of a page: its title and its blocks, whose own forms come out of releases. */
const seitenformular = {
  ...zeile('', ''),
  art: 'gruppe',
  felder: [
    zeile('titel', 'Titel'),
    {
      ...zeile('bloecke', 'Bausteine der Seite', { pflicht: false }),
      art: 'liste',
      eintrag: zeile('', 'Baustein', { art: 'baustein' }),
    },
  ],
};
/** Of a menu: its entries hold entries. */
const menueliste = (ebenen: number): Formfeld => ({
  ...zeile('menuItems', 'Einträge', { pflicht: false }),
  art: 'liste',
  eintrag: {
    ...zeile('', 'Eintrag'),
    art: 'gruppe',
    felder: [zeile('title', 'Titel'), ...(ebenen > 0 ? [menueliste(ebenen - 1)] : [])],
  },
});
const options = (art: string) => ({ aktion: `/api/intranet/redaktion/${art}` });

/** A new one of each kind, and one that is public. */
export const beispiele = {
  artikel: {
    context: {
      beitrag: beitrag('inhalt', 'Artikel', {
        werte: { art: 'artikel', schluessel: '', daten: '{}', text: '' },
        inhalt: {
          art: 'artikel',
          formular: {
            ...zeile('', ''),
            art: 'gruppe',
            felder: [
              zeile('titel', 'Titel', { hinweis: 'Steht als Überschrift und in allen Listen.' }),
              zeile('rubrik', 'Rubrik', {
                verweis: 'artikelrubrik',
                hinweis: 'Wählen Sie eine, die es gibt, oder schreiben Sie eine neue.',
              }),
              zeile('highlight', 'Unter „Topthemen“ zeigen', { art: 'haken', pflicht: false }),
            ],
          },
          verweise: {
            artikelrubrik: ['Familie & Bildung', 'Klima & Umwelt'].map((wert) => ({ wert, text: wert })),
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
      beitrag: beitrag('inhalt', 'Ämter', {
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
          formular,
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
      beitrag: beitrag('inhalt', 'Seiten', {
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
          formular: seitenformular,
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
      beitrag: beitrag('inhalt', 'Seiten', {
        werte: {
          art: 'seite',
          schluessel: '',
          daten: JSON.stringify({
            titel: '',
            bloecke: ['Das brauchen Sie', 'So geht es', 'Was es kostet'].map((titel) => ({
              template: 'text',
              context: { titel, md: '' },
              options: {},
            })),
          }),
          text: '',
        },
        inhalt: {
          art: 'seite',
          formular: seitenformular,
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
      beitrag: beitrag('inhalt', 'Menüs', {
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
          formular: { ...zeile('', ''), art: 'gruppe', felder: [menueliste(3)] },
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
      beitrag: beitrag('inhalt', 'Eilmeldungen', {
        werte: { art: 'eilmeldung', schluessel: '', daten: '{}', text: '' },
        inhalt: {
          art: 'eilmeldung',
          formular: {
            ...zeile('', ''),
            art: 'gruppe',
            felder: [
              zeile('titel', 'Titel', { hinweis: 'Was ist los, und wo?' }),
              zeile('text', 'Text', { art: 'absatz', hinweis: 'Was ist zu tun?' }),
              zeile('link', 'Wohin „Weitere Informationen“ führt', { art: 'ziel', pflicht: false }),
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
      beitrag: beitrag('inhalt', 'Veranstaltung', {
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
          formular: { ...zeile('', ''), art: 'gruppe', felder: [zeile('titel', 'Titel')] },
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
