import { HALLENANMIETUNG_FIELDS as LABEL, VEREINSZIMMER } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { useValue } from '@gm/shared/forms/state/use-value';

/** The hall; parts and club rooms are offered only where they exist. The first hall is the main one. */
export function LocationFields({ hallen: halls }: { hallen: readonly string[] }) {
  const location = useValue('veranstaltungsort');
  return (
    <>
      <RadioGroup
        name="veranstaltungsort"
        label={LABEL.veranstaltungsort}
        hint="Wählen Sie am besten gleich eine Halle. Ohne Angabe fragen wir bei Ihnen nach, bevor wir prüfen, was frei ist."
        options={halls}
      />
      <Conditional when={location === halls[0]}>
        <TextField
          name="hallenteile"
          label={LABEL.hallenteile}
          width="medium"
          hint={`Nur für die ${halls[0]}: bis zu drei Hallenteile, zum Beispiel 1 und 2`}
        />
      </Conditional>
      <Conditional when={location === VEREINSZIMMER}>
        <TextField
          name="vereinszimmer_ort"
          label={LABEL.vereinszimmer_ort}
          width="medium"
          hint="Nur für Vereinszimmer: In welchem Ortsteil?"
        />
      </Conditional>
      <TextField name="nebenraeume" label={LABEL.nebenraeume} hint="Zum Beispiel Küche, Umkleiden, Foyer" />
    </>
  );
}
