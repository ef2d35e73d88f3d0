import { type Option, readOption } from './option.ts';

/** Choices of a select below each other, or below the headings of their groups in the order in which those appear. */
export function OptionenListe({ optionen }: { optionen: readonly Option[] }) {
  const alle = optionen.map(readOption);
  const gruppen = [...new Set(alle.map(({ gruppe }) => gruppe))];
  return gruppen.map((gruppe) => {
    const eintraege = alle
      .filter((option) => option.gruppe === gruppe)
      .map(({ wert, text }) => (
        <option key={wert} value={wert}>
          {text}
        </option>
      ));
    if (gruppe === undefined) return eintraege;
    return (
      <optgroup key={gruppe} label={gruppe}>
        {eintraege}
      </optgroup>
    );
  });
}
