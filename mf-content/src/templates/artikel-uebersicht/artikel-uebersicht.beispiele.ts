import { erstelleMeldung, erstelleMeldungen } from '../../../test/meldungen.ts';

const liste = (anzahl: number, page = 1, pages = 1) => ({
  data: erstelleMeldungen(anzahl),
  pagination: { page, pages },
});
/** Other items than those of the list. */
const topthemen = (anzahl: number) => ({
  data: erstelleMeldungen(anzahl, 21),
  pagination: { page: 1, pages: 1 },
});

export const beispiele = {
  ersteSeite: { context: { highlights: topthemen(5), artikel: liste(12, 1, 6) }, options: {} },
  zweiteSeite: { context: { highlights: topthemen(5), artikel: liste(12, 2, 6) }, options: {} },
  linksDeaktiviert: { context: { highlights: topthemen(2), artikel: liste(3) }, options: { linksDeaktiviert: true } },
  highlightAuchInListe: { context: { highlights: liste(2), artikel: liste(5) }, options: {} },
  nurHighlights: { context: { highlights: liste(2), artikel: liste(2) }, options: {} },
  ohneHighlights: { context: { artikel: liste(2) }, options: {} },
  fremd: { context: { highlights: erstelleMeldungen(2, 21), artikel: erstelleMeldungen(3) }, options: {} },
  luecken: {
    context: {
      highlights: { data: [null, { titel: 'Nur ein Titel' }], pagination: null },
      artikel: { data: [{ ...erstelleMeldung(1), einleitung: null, bild: null, rubrik_name: null }, { id: 7 }] },
    },
    options: { linksDeaktiviert: 'ja' },
  },
  leer: { context: { highlights: null, artikel: null }, options: {} },
};
