import type { Maengel, Mangel } from '@gm/shared/areas/maengel/maengel';
import { MANGEL_FIELDS as LABEL } from '@gm/shared/areas/maengel/mangel-fields';
import { findStreet } from '@gm/shared/areas/maengel/streets';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import input from '@gm/shared/forms/fields/input.module.css';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { useEffect, useMemo, useState } from 'react';
import { findNear } from '../../maengel/find-near.ts';
import { getLocation } from '../../maengel/get-location.ts';

const NO = 'Nein, es ist etwas anderes';

const describe = ({ art: kind, gemeldet: reported, mal: times, ...location }: Mangel) =>
  `${kind}, ${getLocation(location)}, gemeldet am ${formatSpokenDate(reported)}${times > 1 ? `, ${times}-mal gemeldet` : ''}`;

const readDegree = (value: unknown) => (value === undefined || value === '' ? null : Number(value));

/** Possible duplicates: joining one avoids a new report. */
export function Equal({ maengel, strassen: streets }: Pick<Maengel, 'maengel' | 'strassen'>) {
  const { form, initialValues } = useFormContext();
  // Before hydration the list below has the same field name; the form must not submit both.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const open = useMemo(() => maengel.filter(({ stand: state }) => state !== 'behoben'), [maengel]);
  const kind = String(useValue('art') ?? '');
  const text = String(useValue('strasse') ?? '');
  const latitude = readDegree(useValue('breitengrad'));
  const longitude = readDegree(useValue('laengengrad'));
  const street = useMemo(() => findStreet(streets, text), [streets, text]);
  const near = useMemo(() => {
    const stelle = {
      strasse: street?.name ?? null,
      ortsteil: street?.ortsteil ?? null,
      breitengrad: latitude,
      laengengrad: longitude,
    };
    return findNear(open, { art: kind, ...stelle });
  }, [open, kind, street, latitude, longitude]);
  // A changed kind or place yields other candidates, so the previous selection is reset.
  const selection = near.map(({ nummer: num }) => String(num)).join();
  useEffect(() => {
    const chosen = String(form.getValues('gleich') ?? '');
    if (chosen && !selection.split(',').includes(chosen)) form.setValue('gleich', '');
  }, [form, selection]);

  const options = near.map((mangel) => ({ wert: String(mangel.nummer), text: describe(mangel) }));
  return (
    <>
      {open.length > 0 && (
        <noscript>
          <label>
            Ist es schon gemeldet? Dann wählen Sie es bitte aus.
            <select name="gleich" className={input.input} defaultValue={initialValues.gleich ?? ''}>
              <option value="">{NO}</option>
              {open.map((mangel) => (
                <option key={mangel.nummer} value={mangel.nummer}>
                  {describe(mangel)}
                </option>
              ))}
            </select>
          </label>
        </noscript>
      )}
      <div role="status">
        {ready && options.length > 0 && (
          <RadioGroup
            key={selection}
            name="gleich"
            label={LABEL.gleich}
            hint="In der Nähe ist schon etwas gemeldet. Ist es das, melden Sie sich einfach dazu."
            options={[...options, { wert: '', text: NO }]}
          />
        )}
      </div>
    </>
  );
}
