import { HALLENANMIETUNG_FIELDS, PRIVATE_FIELDS as LABEL } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { useFormContext } from '@gm/shared/forms/state/form-context';

/** Details of a private party: occasion and renter. */
export function PrivateFeier({ from }: { from: number }) {
  const { form } = useFormContext();
  return (
    <FormSection number={1} from={from} title="Anlass und Anmieter">
      <input type="hidden" {...form.register('privat')} defaultValue="1" />
      <TextField
        name="anlass"
        label={HALLENANMIETUNG_FIELDS.anlass}
        required
        hint="Zum Beispiel Geburtstag oder Hochzeit"
        width="medium"
      />
      <TextField name="veranstalter" label={LABEL.veranstalter} required width="medium" autoComplete="name" />
      <TextField name="adresse" label={LABEL.adresse} width="medium" autoComplete="off" />
      <TextField name="telefon" label={LABEL.telefon} required type="tel" width="medium" autoComplete="tel" />
      <TextField name="email" label={LABEL.email} required type="email" width="medium" autoComplete="email" />
    </FormSection>
  );
}
