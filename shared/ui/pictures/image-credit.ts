/** Prefixes that editors often type before a name. */
const PREFIX = /^\s*(?:(?:fotos?|bild(?:er)?|photos?)\s*(?::|von\b|by\b)\s*|©\s*|\(c\)\s*)+/i;

/** „Anna Müller“ and „Foto: Anna Müller“ → „Foto: Anna Müller“. */
export const formatImageCredit = (imageCopyright: string): string => {
  const name = imageCopyright.replace(PREFIX, '').trim();
  return name ? `Foto: ${name}` : imageCopyright.trim();
};
