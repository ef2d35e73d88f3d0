import { HALLENANMIETUNG_FELDER, PRIVAT_FELDER as LABEL } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { FormSection } from '@gm/shared/formular/form-section';
import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { TextField } from '@gm/shared/formular/text-field';

/** What the calendar does not know of a party: the occasion, and who rents. */
export function PrivateFeier({ von }: { von: number }) {
  const { form } = useFormularKontext();
  return (
    <FormSection nummer={1} von={von} titel="Anlass und Anmieter">
      <input type="hidden" {...form.register('privat')} defaultValue="1" />
      <TextField
        name="anlass"
        label={HALLENANMIETUNG_FELDER.anlass}
        required
        hint="Zum Beispiel Geburtstag oder Hochzeit"
        breite="mittel"
      />
      <TextField name="veranstalter" label={LABEL.veranstalter} required breite="mittel" autoComplete="name" />
      <TextField name="adresse" label={LABEL.adresse} breite="mittel" autoComplete="off" />
      <TextField name="telefon" label={LABEL.telefon} required type="tel" breite="mittel" autoComplete="tel" />
      <TextField name="email" label={LABEL.email} required type="email" breite="mittel" autoComplete="email" />
    </FormSection>
  );
}
