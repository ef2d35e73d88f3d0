interface Strasse {
  name: string;
  ortsteil: string;
}

/** As it stands in the field and in lists; its name alone would often mean several. */
export const formatStrasse = ({ name, ortsteil }: Strasse): string => `${name}, ${ortsteil}`;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/str\.?(?=$|[\s,])/g, 'strasse')
    .replaceAll(/[\s,.-]+/g, ' ')
    .trim();

/** The street somebody means; null where it is none of them, or could be several. */
export function findStrasse<Eine extends Strasse>(strassen: readonly Eine[], text: string): Eine | null {
  const gesucht = fold(text);
  if (!gesucht) return null;
  const genau = strassen.find((strasse) => fold(formatStrasse(strasse)) === gesucht);
  if (genau) return genau;
  const [eine, andere] = strassen.filter(({ name }) => fold(name) === gesucht);
  return andere ? null : (eine ?? null);
}
