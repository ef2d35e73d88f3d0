import type { FormField } from '@gm/shared/schemas/form-field';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import fields from '../fields/schema-field.module.css';
import { joinPath, useSchemaContext } from '../values/schema-context.ts';
import { DeviationRow } from './deviation-row.tsx';
import { type Deviation, insertDeviation, readDeviations } from './deviations.ts';
import { HolidayList } from './holiday-list.tsx';
import styles from './times.module.css';

interface DeviationListProps {
  field: FormField;
  value: unknown;
  path: string;
}

/** Days with other times than the weekly ones, and holidays to choose from. */
export default function DeviationList({ field, value, path }: DeviationListProps) {
  const { change, getId, read } = useSchemaContext();
  const fresh = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const values = readDeviations(value);
  const set = (list: Deviation[]) => change(path, list.length === 0 && !field.pflicht ? undefined : list);

  return (
    <>
      <ol className={styles.deviations}>
        {values.map((one, index) => (
          // Entries are identified by index.
          <DeviationRow
            key={index}
            value={one}
            path={joinPath(path, index)}
            number={index + 1}
            // Recent input may not be rendered yet.
            onValue={(part) => {
              const list = readDeviations(read(path));
              set(list.map((old, at) => (at === index ? { ...old, ...part } : old)));
            }}
            onRemove={() => {
              set(values.filter((_, at) => at !== index));
              setSaid(`Abweichung ${index + 1} ist entfernt.`);
              fresh.current?.focus();
            }}
          />
        ))}
      </ol>
      <div className={styles.extra}>
        <button
          ref={fresh}
          type="button"
          className={fields.new}
          onClick={() => {
            set([...values, { beginn: '', ende: '' }]);
            // After rendering.
            requestAnimationFrame(() =>
              document.getElementById(getId(joinPath(path, `${values.length}/beginn`)))?.focus(),
            );
          }}
        >
          <Plus aria-hidden="true" /> Abweichung hinzufügen
        </button>
        <HolidayList
          deviations={value}
          regular={read(path.replace(/[^/]+$/, 'regulaereZeiten'))}
          onHoliday={({ tag: day, name }) => {
            set(insertDeviation(read(path), { beginn: day, ende: day, zusatz: name }));
            setSaid(`${name} ist eingetragen: geschlossen.`);
          }}
        />
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
