/** What people write before a name by themselves. */
const VORSATZ = /^\s*(?:(?:fotos?|bild(?:er)?|photos?)\s*(?::|von\b|by\b)\s*|©\s*|\(c\)\s*)+/i;

/** „Anna Müller“ and „Foto: Anna Müller“ → „Foto: Anna Müller“. */
export const formatBildnachweis = (bildcopyright: string): string => {
  const name = bildcopyright.replace(VORSATZ, '').trim();
  return name ? `Foto: ${name}` : bildcopyright.trim();
};
