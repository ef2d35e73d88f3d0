import type { StatementPart } from '@gm/shared/schemas/search';

/** Private-use characters around matches in the output of `ts_headline`; `htmlToText` removes them from content. */
export const MARK_BEGINNING = '\uE000';
export const MARK_END = '\uE001';

/** Splits a marked excerpt into its parts. */
export function splitStatement(statement: string): StatementPart[] {
  const parts = statement.split(MARK_BEGINNING).flatMap((piece, index) => {
    if (index === 0) return [{ text: piece, treffer: false }];
    const [hit = '', afterwards = ''] = piece.split(MARK_END);
    return [
      { text: hit, treffer: true },
      { text: afterwards, treffer: false },
    ];
  });
  return parts.filter(({ text }) => text !== '');
}
