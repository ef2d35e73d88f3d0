/** What residents of the demo sent, in the order it came in at the desk. */
interface Demo {
  formular: string;
  /** Days before the day of loading. */
  tage: number;
  email: string;
  route: string;
  /** As the form sends it; days of events are so many days after the day of loading. */
  angaben: Record<string, unknown>;
}

const HALLE = 'Turn- und Festhalle Schwann';

const FAMILIE = {
  eltern_alleinerziehend: true,
  eltern_vorname: 'Jana',
  eltern_name: 'Weber',
  eltern_strasse: 'Im Gässle 3',
  eltern_plz_ort: '75334 Musterhardt',
  eltern_email: 'jana.weber@post.example',
  eltern_mobil: '0170 5550101',
  eltern_berufstaetig: '1',
  eltern_berufstaetig_arbeitgeber: 'Uhrenfabrik Schwann',
  eltern_berufstaetig_tage: 'Montag,Dienstag,Donnerstag',
};
const SCHULKIND = {
  kind_vorname: 'Mila',
  kind_name: 'Weber',
  kind_geburtsdatum: '2018-05-03',
  kind_klasse: '2b',
  weitere_person_name_1: 'Elke Weber (Oma)',
  weitere_person_telefon_1: '07082 55515',
  einverstaendniserklaerung: 'abholung',
};

/** `mittwoch`: a day on which the hall is used every week, so that the desk has a conflict to solve. */
export const listDemoEinsendungen = (tag: (spaeter: number) => string, mittwoch: string): Demo[] => [
  {
    formular: 'veranstaltung',
    tage: 7,
    email: 'vorstand@theaterverein.example',
    route: '/veranstaltungseintrag/',
    angaben: {
      titel: 'Der zerbrochne Krug – Lustspiel in der Festhalle',
      text: 'Die Theatergruppe spielt Kleists Lustspiel in einer Fassung für 14 Darstellerinnen und Darsteller. Einlass ab 18 Uhr, Bewirtung in der Pause, Karten zu 12 Euro an der Abendkasse.',
      veranstaltungsort: HALLE,
      datum_von: mittwoch,
      datum_bis: mittwoch,
      zeit_von: '19:30',
      zeit_bis: '22:30',
      veranstalter: 'Theaterverein Schwann',
      ansprechpartner: 'Bettina Karcher',
      telefon: '07082 55512',
      veranstaltungen_rubrik: ['12'],
    },
  },
  {
    formular: 'hallenanmietung',
    tage: 6,
    email: 'vorstand@theaterverein.example',
    route: '/veranstaltungen-hallenanmietung/',
    angaben: {
      datum_von: mittwoch,
      datum_bis: mittwoch,
      zeit_von: '14:00',
      zeit_bis: '23:30',
      saaloeffnung: '18:00',
      veranstaltungsbeginn: '19:30',
      veranstaltungsort: HALLE,
      veranstaltungsart: 'Abendunterhaltung',
      besucherzahl: 220,
      hausmeister: '1',
      veranstalter: 'Theaterverein Schwann',
      ansprechpartner: 'Bettina Karcher',
      telefon: '07082 55512',
    },
  },
  {
    formular: 'veranstaltung',
    tage: 1,
    email: 'flohmarkt@elternkreis.example',
    route: '/veranstaltungseintrag/',
    angaben: {
      titel: 'Flohmarkt „Rund ums Kind“',
      text: 'Kleidung, Spielzeug und Bücher aus zweiter Hand. Schwangere dürfen eine halbe Stunde früher hinein. Kaffee und Kuchen gibt es auch zum Mitnehmen.',
      veranstaltungsort: 'Bürgersaal Conweiler',
      datum_von: tag(12),
      datum_bis: tag(12),
      zeit_von: '13:00',
      zeit_bis: '16:00',
      veranstalter: 'Elternkreis Conweiler',
      ansprechpartner: 'Mona Rittmann',
      telefon: '07082 55513',
      veranstaltungen_rubrik: ['3'],
    },
  },
  {
    formular: 'vorschlag',
    tage: 3,
    email: 'backhaus@heimatverein.example',
    route: '/ferienprogramm-vorschlag/',
    angaben: {
      titel: 'Brot backen im alten Backhaus',
      text: 'Wir heizen gemeinsam den Ofen an, kneten Teig und holen nach zwei Stunden das eigene Brot heraus. Solange es backt, zeigen wir alte Küchengeräte.',
      veranstaltungsort: 'Backhaus Langenalb',
      datum_von: tag(60),
      datum_bis: tag(60),
      zeit_von: '09:00',
      zeit_bis: '13:00',
      veranstalter: 'Heimatverein Langenalb',
      ansprechpartner: 'Karl Bischoff',
      telefon: '07082 55514',
      ansprechpartner_vorname: 'Karl',
      ansprechpartner_name: 'Bischoff',
      ansprechpartner_email: 'backhaus@heimatverein.example',
      ansprechpartner_telefon: '07082 55514',
      alter_min: 7,
      alter_max: 12,
      teilnehmer_min: 5,
      teilnehmer_max: 12,
      preis: 6,
      preis_geschwister: 4,
      mitbringen: 'Schürze und eine Dose für das Brot',
    },
  },
  {
    formular: 'ferienbetreuung',
    tage: 4,
    email: FAMILIE.eltern_email,
    route: '/ferienbetreuung/',
    angaben: {
      ...FAMILIE,
      ...SCHULKIND,
      kind_grundschule: 'Schwann',
      kind_kernzeitbetreuung: true,
      betreuung: '1. Woche,2. Woche',
      sonstige_angaben: 'Mila hat eine Nussallergie; das Notfallset steckt im Rucksack.',
    },
  },
  {
    formular: 'kernzeitbetreuung',
    tage: 2,
    email: FAMILIE.eltern_email,
    route: '/kernzeitbetreuung/',
    angaben: {
      ...FAMILIE,
      ...SCHULKIND,
      art: 'Änderung',
      art_datum: tag(30),
      kind_grundschule: 'Grundschule Schwann',
      betreuung: 'Montag,Dienstag,Donnerstag',
    },
  },
  {
    formular: 'kitavormerkung',
    tage: 3,
    email: FAMILIE.eltern_email,
    route: '/kitavormerksystem/',
    angaben: {
      ...FAMILIE,
      kind_vorname: 'Emil',
      kind_name: 'Weber',
      kind_geburtsdatum: tag(-400),
      betreuung_ab: tag(120),
      betreuung_von: '07:30',
      betreuung_bis: '14:00',
      kita_1: 'tannenzapfen',
      kita_2: 'sonnenhuegel',
      name_geschwister_1: 'Mila',
    },
  },
  {
    formular: 'kontakt',
    tage: 5,
    email: 'h.wacker@post.example',
    route: '/kontakt/',
    angaben: {
      betreff: 'Laterne am Fußweg zur Schule ist dunkel',
      nachricht: 'Die zweite Laterne am Fußweg vom Lindenweg zur Grundschule brennt seit einer Woche nicht mehr.',
      name: 'Heinz Wacker',
    },
  },
  {
    formular: 'fehlermeldung',
    tage: 2,
    email: 'sina.lutz@post.example',
    route: '/fehler-melden/',
    angaben: {
      seite: '/abfalltermine/',
      nachricht: 'Auf meinem Telefon ist die Liste der Straßen breiter als der Bildschirm.',
      name: 'Sina Lutz',
    },
  },
];
