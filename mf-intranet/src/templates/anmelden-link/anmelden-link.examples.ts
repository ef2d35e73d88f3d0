/** A valid link, and an expired one. */
export const examples = {
  gilt: { context: { link: { gueltig: true } }, options: {} },
  verbraucht: { context: { link: { gueltig: false } }, options: {} },
};
