import type { AuszugTeil } from '@gm/shared/schemas/suche';

/** Private characters around hits in what `ts_headline` answers; `htmlToText` keeps them out of the content. */
export const MARKE_ANFANG = '\uE000';
export const MARKE_ENDE = '\uE001';

/** An excerpt with marks → its pieces. */
export function splitAuszug(auszug: string): AuszugTeil[] {
  const teile = auszug.split(MARKE_ANFANG).flatMap((stueck, index) => {
    if (index === 0) return [{ text: stueck, treffer: false }];
    const [treffer = '', danach = ''] = stueck.split(MARKE_ENDE);
    return [
      { text: treffer, treffer: true },
      { text: danach, treffer: false },
    ];
  });
  return teile.filter(({ text }) => text !== '');
}
