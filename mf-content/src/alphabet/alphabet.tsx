import { Pills } from '@gm/shared/ui/pills';

interface AlphabetProps {
  /** Letters that have entries, in order. */
  letters: string[];
  /** The selected letter, or empty. */
  chosen: string;
  buildHref: (letter: string) => string;
}

/** Links to the letters that have entries, and to the full list. */
export function Alphabet({ letters, chosen, buildHref }: AlphabetProps) {
  if (letters.length < 2 && !chosen) return null;
  return (
    <Pills
      label="Anfangsbuchstabe"
      dense
      entries={['', ...letters].map((letter) => ({
        href: buildHref(letter),
        text: letter || 'Alle',
        gewaehlt: letter === chosen,
      }))}
    />
  );
}
