import { createMeldung, createMeldungen } from '../../../test/meldungen.ts';

const list = (anzahl: number, page = 1, pages = 1) => ({
  data: createMeldungen(anzahl),
  pagination: { page, pages },
});
/** Other items than those of the list. */
const topthemen = (anzahl: number) => ({
  data: createMeldungen(anzahl, 21),
  pagination: { page: 1, pages: 1 },
});

export const beispiele = {
  ersteSeite: { context: { highlights: topthemen(5), artikel: list(12, 1, 6) }, options: {} },
  zweiteSeite: { context: { highlights: topthemen(5), artikel: list(12, 2, 6) }, options: {} },
  linksDeaktiviert: { context: { highlights: topthemen(2), artikel: list(3) }, options: { linksDeaktiviert: true } },
  highlightAuchInListe: { context: { highlights: list(2), artikel: list(5) }, options: {} },
  nurHighlights: { context: { highlights: list(2), artikel: list(2) }, options: {} },
  ohneHighlights: { context: { artikel: list(2) }, options: {} },
  fremd: { context: { highlights: createMeldungen(2, 21), artikel: createMeldungen(3) }, options: {} },
  luecken: {
    context: {
      highlights: { data: [null, { titel: 'Nur ein Titel' }], pagination: null },
      artikel: { data: [{ ...createMeldung(1), einleitung: null, bild: null, rubrik_name: null }, { id: 7 }] },
    },
    options: { linksDeaktiviert: 'ja' },
  },
  leer: { context: { highlights: null, artikel: null }, options: {} },
};
