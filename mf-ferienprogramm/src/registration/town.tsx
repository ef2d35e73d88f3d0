import { TextField } from '@gm/shared/forms/fields/text-field';
import type { RegistrationStepOptions } from './registration.context.ts';

/** Postcode and town: fixed, unless parents may live at another address. */
export function Town({ options }: { options: Pick<RegistrationStepOptions, 'plz' | 'ort' | 'wohnort_getrennt'> }) {
  const { plz: postcode, ort: location, wohnort_getrennt } = options;
  return (
    <>
      <TextField name="plz" label="PLZ" required width="short" preset={postcode} readOnly={!wohnort_getrennt} />
      <TextField
        name="ort"
        label="Ort"
        required
        width="medium"
        preset={location}
        readOnly={!wohnort_getrennt}
        {...(wohnort_getrennt
          ? {
              hint: `Das Kind oder Sie wohnen in ${postcode} ${location}. Getrennte Eltern können verschiedene Orte angeben.`,
            }
          : {})}
      />
    </>
  );
}
