import { image } from '../../../test/image.ts';
import { createTermin } from '../../../test/termine.ts';

const veranstaltung = {
  ...createTermin(7),
  bildtext: 'Im Proberaum',
  bildcopyright: 'A. Muster',
  text: '<p>Es spielen zwei Kapellen.</p>',
  eintritt: '10 Euro',
  veranstalter: null,
  brancheneintrag_veranstalter: { id: 3, titel: 'Musikverein', detailURL: '/branchenverzeichnis/musikverein-id_3/' },
  brancheneintrag_veranstaltungsort: null,
  adresse: { strasse: 'Kelterstraße 2', plz: '75334', ort: 'Musterhardt', geokoordinaten: null },
  bildergalerie_zuordnung: {
    bilder: [{ bild: { ...image, id: 'saal-2b3c4d5e', alt: 'Der Saal' }, bildtext: 'Der Saal' }],
  },
  weitere_termine: [
    {
      datum_von: '2026-03-14T19:30',
      datum_bis: '2026-03-14T22:00',
      detailURL: '/veranstaltungen/konzert-id_7/?tag=2026-03-14',
    },
  ],
  wiederholung: 'jeden Samstag',
  kalenderURL: '/veranstaltungen/kalender.ics?id=7',
  seo: { description: 'Filmmusik und Märsche.' },
};

export const examples = {
  vollstaendig: { context: { veranstaltung }, options: {} },
  fremd: { context: { ...veranstaltung, rubriken: [{ rubrik: 'Musik', detailURL: '/musik/' }] }, options: {} },
  freierText: {
    context: { veranstaltung: { ...veranstaltung, veranstalter: 'Frau Rapp', brancheneintrag_veranstalter: null } },
    options: {},
  },
  inHalle: {
    context: {
      veranstaltung: { ...veranstaltung, jetzt: '2026-03-07T22:30:00Z', veranstaltungsort: 'Musterhardthalle' },
    },
    options: {},
  },
  endeVorBeginn: { context: { veranstaltung: { datum_von: '2026-03-07', datum_bis: 'gestern' } }, options: {} },
  feindlich: {
    context: { veranstaltung: { ...veranstaltung, link: 'javascript:alert(1)', kalenderURL: 'data:text/html,x' } },
    options: {},
  },
};
