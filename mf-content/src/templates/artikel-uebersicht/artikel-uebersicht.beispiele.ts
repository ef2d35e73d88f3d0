import { erstelleMeldung, erstelleMeldungen } from '../../../test/meldungen.ts';

const liste = (anzahl: number, page = 1, pages = 1) => ({
  data: erstelleMeldungen(anzahl),
  pagination: { page, pages },
});

export const beispiele = {
  ersteSeite: { context: { highlights: liste(5), artikel: liste(12, 1, 6) }, options: {} },
  zweiteSeite: { context: { highlights: liste(5), artikel: liste(12, 2, 6) }, options: {} },
  linksDeaktiviert: { context: { highlights: liste(2), artikel: liste(3) }, options: { linksDeaktiviert: true } },
  ohneHighlights: { context: { artikel: liste(2) }, options: {} },
  luecken: {
    context: {
      highlights: { data: [null, { titel: 'Nur ein Titel' }], pagination: null },
      artikel: { data: [{ ...erstelleMeldung(1), einleitung: null, bild: null, rubrik_name: null }, { id: 7 }] },
    },
    options: { linksDeaktiviert: 'ja' },
  },
  leer: { context: { highlights: null, artikel: null }, options: {} },
};
