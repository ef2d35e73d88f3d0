import { TextField } from '@gm/shared/formular/text-field';
import type { AnmeldungOptionen } from './anmeldung.context.ts';

/** Postcode and town: given, unless parents may live apart. */
export function Wohnort({ options }: { options: Pick<AnmeldungOptionen, 'plz' | 'ort' | 'wohnort_getrennt'> }) {
  const { plz, ort, wohnort_getrennt } = options;
  return (
    <>
      <TextField name="plz" label="PLZ" required breite="kurz" vorgabe={plz} readOnly={!wohnort_getrennt} />
      <TextField
        name="ort"
        label="Ort"
        required
        breite="mittel"
        vorgabe={ort}
        readOnly={!wohnort_getrennt}
        {...(wohnort_getrennt
          ? { hint: `Das Kind oder Sie wohnen in ${plz} ${ort}. Getrennte Eltern können verschiedene Orte angeben.` }
          : {})}
      />
    </>
  );
}
