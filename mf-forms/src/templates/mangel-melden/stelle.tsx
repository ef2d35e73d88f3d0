import type { Maengel } from '@gm/shared/areas/maengel/maengel';
import { MANGEL_FIELDS as LABEL } from '@gm/shared/areas/maengel/mangel-fields';
import { findNearestStreet, type Point } from '@gm/shared/areas/maengel/plan';
import { formatStreet } from '@gm/shared/areas/maengel/streets';
import { Failure } from '@gm/shared/forms/fields/field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { useField, useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { useId, useRef, useState } from 'react';
import styles from './mangel-melden.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { Site } from './site.tsx';

/** Hidden control; React would reset its value on every render. */
function Degree({ name }: { name: 'breitengrad' | 'laengengrad' }) {
  const { control } = useField(name);
  return <input type="hidden" ref={control.ref} name={name} value={String(useValue(name) ?? '')} />;
}

/** Location: on the map, by the phone, or in words. One of them is enough. */
export function Spot({ plan, strassen: streets, gemeinde }: Pick<Maengel, 'plan' | 'strassen'> & { gemeinde: string }) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: report } = useField('breitengrad');
  const listId = useId();
  const [words, setWords] = useState('');
  /** Street inserted by the map: only that may be replaced, not text typed by the user. */
  const entered = useRef('');
  const latitude = useValue('breitengrad');
  const longitude = useValue('laengengrad');
  const point = latitude && longitude ? { breitengrad: Number(latitude), laengengrad: Number(longitude) } : null;

  function set(field: string, value: string) {
    form.setValue(field, value);
    noteChange(field);
  }

  function choose(fresh: Point) {
    set('breitengrad', String(fresh.breitengrad));
    set('laengengrad', String(fresh.laengengrad));
    const street = plan && findNearestStreet(plan, streets, fresh);
    const name = street ? formatStreet(street) : '';
    setWords(name ? `Gewählt: ${name}.` : 'Die Stelle ist gewählt.');
    if (form.getValues('strasse') && form.getValues('strasse') !== entered.current) return;
    entered.current = name;
    set('strasse', name);
  }

  return (
    <>
      <Degree name="breitengrad" />
      <Degree name="laengengrad" />
      <Site plan={plan} gemeinde={gemeinde} onFound={choose} />
      {plan && <PlanChoice id={id} plan={plan} point={point} onChoose={choose} />}
      <Failure id={id} message={report} />
      <p role="status" className={styles.chosen}>
        {words}
      </p>
      <TextField
        name="strasse"
        label={LABEL.strasse}
        optional={plan !== null}
        required={plan === null}
        hint="Zum Beispiel: Hauptstraße, Schwann – oder: Waldweg hinter dem Friedhof"
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {streets.map((street) => (
          <option key={street.id} value={formatStreet(street)} />
        ))}
      </datalist>
      <TextField name="hausnummer" label={LABEL.hausnummer} width="short" hint="Vor welchem Haus ungefähr?" />
    </>
  );
}
