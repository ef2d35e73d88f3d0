import { image } from '../../../test/image.ts';
import { createTermin } from '../../../test/termine.ts';

const entry = {
  id: 3,
  typ: 'vereine',
  titel: 'Musikverein',
  rubrik: 'Musik und Gesang',
  einleitung: 'Blasmusik für alle.',
  text: '<p>Wir proben freitags.</p>',
  bild: image,
  bildtext: 'Im Proberaum',
  bildcopyright: 'A. Muster',
  kontakt: {
    link: 'https://musikverein.example/',
    telefon: '07082 000-1',
    telefax: '07082 000-2',
    email: 'info@musikverein.example',
  },
  adresse: {
    strasse: 'Kelterstraße 2',
    plz: '75334',
    ort: 'Musterhardt',
    geokoordinaten: { latitude: 48.863, longitude: 8.522 },
  },
  ansprechpartner: 'Carmen Dürr',
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      hinweisText: 'Zeiten der Geschäftsstelle.',
      regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }],
      abweichendeZeiten: [],
    },
  ],
  termine: [createTermin(7)],
  veranstaltungenURL: '/veranstaltungen/?q=Musikverein',
  seo: { description: 'Blasmusik für alle.' },
};

export const examples = {
  vollstaendig: { context: { brancheneintrag: entry, jetzt: '2026-03-05T10:00:00Z' }, options: {} },
  halle: { context: { brancheneintrag: { ...entry, titel: 'Turn- und Festhalle Schwann' } }, options: {} },
  karg: { context: { brancheneintrag: { titel: 'Nur ein Name', kontakt: null, termine: 'keine' } }, options: {} },
  feindlich: {
    context: {
      brancheneintrag: {
        ...entry,
        kontakt: { ...entry.kontakt, link: 'javascript:alert(1)' },
        veranstaltungenURL: 'javascript:alert(1)',
      },
    },
    options: {},
  },
};
