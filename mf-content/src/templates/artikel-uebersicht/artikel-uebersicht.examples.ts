import { FAILED_CALL } from '@gm/shared/schemas/failed-call';
import { createMessage, createMessages } from '../../../test/messages.ts';

const list = (count: number, page = 1, pages = 1) => ({
  data: createMessages(count),
  pagination: { page, pages },
});
/** Items that are not in the list. */
const topthemen = (count: number) => ({
  data: createMessages(count, 21),
  pagination: { page: 1, pages: 1 },
});

export const examples = {
  ersteSeite: { context: { highlights: topthemen(5), artikel: list(12, 1, 6) }, options: {} },
  zweiteSeite: { context: { highlights: topthemen(5), artikel: list(12, 2, 6) }, options: {} },
  linksDeaktiviert: { context: { highlights: topthemen(2), artikel: list(3) }, options: { linksDeaktiviert: true } },
  highlightAuchInListe: { context: { highlights: list(2), artikel: list(5) }, options: {} },
  nurHighlights: { context: { highlights: list(2), artikel: list(2) }, options: {} },
  ohneHighlights: { context: { artikel: list(2) }, options: {} },
  fremd: { context: { highlights: createMessages(2, 21), artikel: createMessages(3) }, options: {} },
  luecken: {
    context: {
      highlights: { data: [null, { titel: 'Nur ein Titel' }], pagination: null },
      artikel: { data: [{ ...createMessage(1), einleitung: null, bild: null, rubrik_name: null }, { id: 7 }] },
    },
    options: { linksDeaktiviert: 'ja' },
  },
  leer: { context: { highlights: null, artikel: null }, options: {} },
  ausgefallen: { context: { highlights: topthemen(2), artikel: FAILED_CALL }, options: {} },
};
