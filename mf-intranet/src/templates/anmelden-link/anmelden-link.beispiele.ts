/** A link that holds, and one that does not any more. */
export const beispiele = {
  gilt: { context: { link: { gueltig: true } }, options: {} },
  verbraucht: { context: { link: { gueltig: false } }, options: {} },
};
