interface Street {
  name: string;
  ortsteil: string;
}

/** As shown in the field and in lists; the name alone is often ambiguous. */
export const formatStreet = ({ name, ortsteil }: Street): string => `${name}, ${ortsteil}`;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/str\.?(?=$|[\s,])/g, 'strasse')
    .replaceAll(/[\s,.-]+/g, ' ')
    .trim();

/** The street matching a typed text; null if none or several match. */
export function findStreet<One extends Street>(streets: readonly One[], text: string): One | null {
  const wanted = fold(text);
  if (!wanted) return null;
  const exactly = streets.find((street) => fold(formatStreet(street)) === wanted);
  if (exactly) return exactly;
  const [one, other] = streets.filter(({ name }) => fold(name) === wanted);
  return other ? null : (one ?? null);
}
