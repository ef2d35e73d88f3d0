interface StreetSelectProps {
  id: string;
  strassen: readonly { id: string; name: string; ortsteil: string }[];
  /** Id of the chosen street, or empty. */
  value: string;
}

/** All streets by village. Submits its form when it is changed by pointer (shell: `navigation/choice.ts`). */
export function StreetSelect({ id, strassen: streets, value }: StreetSelectProps) {
  const ortsteile = [...new Set(streets.map(({ ortsteil }) => ortsteil))];
  return (
    // The key makes React reset the field to the address on back navigation.
    <select key={value} id={id} name="strasse" defaultValue={value} autoComplete="off" data-sofort="">
      <option value="">Bitte wählen</option>
      {ortsteile.map((ortsteil) => (
        <optgroup key={ortsteil} label={ortsteil}>
          {streets
            .filter((street) => street.ortsteil === ortsteil)
            .map((street) => (
              <option key={street.id} value={street.id}>
                {street.name}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
