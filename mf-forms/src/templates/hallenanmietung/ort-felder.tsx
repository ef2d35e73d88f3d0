import { HALLENANMIETUNG_FELDER as LABEL, VEREINSZIMMER } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextField } from '@gm/shared/formular/text-field';
import { useWert } from '@gm/shared/formular/use-wert';

/** Which hall; its parts and the place of a club room only where there are any. The first hall is the main one. */
export function OrtFelder({ hallen }: { hallen: readonly string[] }) {
  const ort = useWert('veranstaltungsort');
  return (
    <>
      <RadioGroup name="veranstaltungsort" label={LABEL.veranstaltungsort} required optionen={hallen} />
      <Bedingt wenn={ort === hallen[0]}>
        <TextField
          name="hallenteile"
          label={LABEL.hallenteile}
          breite="mittel"
          hint={`Nur für die ${hallen[0]}: bis zu drei Hallenteile, zum Beispiel 1 und 2`}
        />
      </Bedingt>
      <Bedingt wenn={ort === VEREINSZIMMER}>
        <TextField
          name="vereinszimmer_ort"
          label={LABEL.vereinszimmer_ort}
          breite="mittel"
          hint="Nur für Vereinszimmer: In welchem Ortsteil?"
        />
      </Bedingt>
      <TextField name="nebenraeume" label={LABEL.nebenraeume} hint="Zum Beispiel Küche, Umkleiden, Foyer" />
    </>
  );
}
