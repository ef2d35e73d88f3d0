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
const options = (art: string) => ({ aktion: `/api/intranet/redaktion/${art}` });

/** A new one of each kind, and one that is public. */
export const beispiele = {
  artikel: { context: { beitrag: beitrag('artikel', 'Artikel') }, options: options('artikel') },
  veranstaltung: {
    context: {
      beitrag: beitrag('veranstaltung', 'Veranstaltung', {
        veranstalter: [{ wert: '7', text: 'Musikverein Schwann' }],
      }),
    },
    options: options('veranstaltung'),
  },
  eilmeldung: { context: { beitrag: beitrag('eilmeldung', 'Eilmeldung') }, options: options('eilmeldung') },
  veroeffentlicht: {
    context: {
      beitrag: beitrag('eilmeldung', 'Eilmeldung', {
        referenz: 'EM-2026-0001',
        titel: 'Orkan',
        status: 'veröffentlicht',
        version: 2,
        schritte: ['speichern', 'freigeben', 'zurueckziehen'],
        werte: { titel: 'Orkan <b>', text: 'Bleiben Sie im Haus.', bis_datum: '31.12.2026' },
        bild: { id: 'orkan-1', breite: 960, hoehe: 640, farbe: '#778899', alt: 'Wolken' },
        oeffentlich: '/aktuelles/orkan-eilmeldung_1/',
        vorschau: '/intranet/redaktion/EM-2026-0001/vorschau/',
        verlauf: [
          { fassung: 2, am: '22.11.2026, 09:00 Uhr', wer: 'Redzep Aktan', was: 'hat freigegeben', href: null },
          {
            fassung: 1,
            am: '22.11.2026, 08:00 Uhr',
            wer: 'Redzep Aktan',
            was: 'hat gespeichert',
            href: '/intranet/redaktion/EM-2026-0001/fassung-1/',
          },
        ],
      }),
    },
    options: options('eilmeldung'),
  },
};
