import { Pills } from '@gm/shared/ui/pills';

interface AlphabetProps {
  /** Letters that have entries, in order. */
  buchstaben: string[];
  /** The selected letter, or empty. */
  gewaehlt: string;
  buildHref: (letter: string) => string;
}

/** Links to the letters that have entries, and to the full list. */
export function Alphabet({ buchstaben: letters, gewaehlt: chosen, buildHref }: AlphabetProps) {
  if (letters.length < 2 && !chosen) return null;
  return (
    <Pills
      label="Anfangsbuchstabe"
      eng
      eintraege={['', ...letters].map((letter) => ({
        href: buildHref(letter),
        text: letter || 'Alle',
        gewaehlt: letter === chosen,
      }))}
    />
  );
}
