import { type Gemeinde, gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import type { Menu } from '@gm/shared/schemas/menu';

/** A municipality for tests; not the demo content, so that tests do not depend on editors' changes. */
export const gemeinde: Gemeinde = gemeindeSchema.parse({
  name: 'Beispielhausen',
  zusatz: 'Gemeinde am Beispielbach',
  strasse: 'Hauptstraße 1',
  plz: '12345',
  ort: 'Beispielhausen',
  telefon: '07082 000-0',
  email: 'info@beispielhausen.example',
  buergerbuero: {
    name: 'Bürgerbüro',
    pfad: '/buergerbuero/',
    oeffnungszeiten: [
      {
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        regulaereZeiten: [{ tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' }],
      },
    ],
  },
  sozialeNetze: [
    { name: 'Instagram', marke: 'instagram', href: 'https://instagram.example/beispielhausen' },
    { name: 'LinkedIn', marke: 'linkedin', href: 'https://linkedin.example/beispielhausen' },
  ],
  eServices: [
    { titel: 'Termin im Bürgerbüro', href: 'https://termine.example/', symbol: 'termin', extern: true },
    { titel: 'Grillplatz buchen', href: '/grillplaetze/', symbol: 'flamme' },
  ],
});

const leaf = (title: string, href: string) => ({ title, href, menuItems: [] });

export const menus: Record<'Hauptmenü' | 'Quicklinks_Header' | 'Footer_Quicklinks', Menu> = {
  Hauptmenü: {
    menuItems: [
      {
        title: 'Rathaus',
        href: '/rathaus/',
        menuItems: [
          {
            title: 'Verwaltung',
            href: '/verwaltung/',
            menuItems: [leaf('Überblick', '/verwaltung/'), leaf('Organigramm', '/verwaltung/organigramm/')],
          },
          leaf('Kontakt', '/kontakt/'),
        ],
      },
      leaf('Aktuelles', '/aktuelles/'),
    ],
  },
  Quicklinks_Header: { menuItems: [leaf('Leichte Sprache', '/leichte-sprache/')] },
  Footer_Quicklinks: { menuItems: [leaf('Abfalltermine', '/abfalltermine/')] },
};
