import { Combobox } from '../fields/combobox.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useValue } from '../state/use-value.ts';
import styles from './location-and-time-fields.module.css';

interface OrganiserFieldProps {
  entries: readonly { id: number; titel: string }[];
  label: { veranstalter_brancheneintrag_zuordnung: string; veranstalter: string };
}

/** Organiser: an entry of the directory, or free text. Either is sufficient. */
export function OrganiserFields({ entries, label }: OrganiserFieldProps) {
  const chosen = useValue('veranstalter_brancheneintrag_zuordnung');
  const named = useValue('veranstalter');
  const optionally = !chosen && !named;
  return (
    <>
      <p className={styles.hint}>Für den Veranstalter genügt eine der beiden folgenden Angaben.</p>
      <Combobox
        name="veranstalter_brancheneintrag_zuordnung"
        label={label.veranstalter_brancheneintrag_zuordnung}
        optional={optionally}
        hint="Tippen Sie die ersten Buchstaben Ihres Vereins oder Ihrer Einrichtung."
        options={entries.map(({ id, titel: title }) => ({ wert: String(id), text: title }))}
      />
      <TextField
        name="veranstalter"
        label={label.veranstalter}
        optional={optionally}
        hint="Nur wenn Ihr Veranstalter nicht in der Liste steht"
        autoComplete="organization"
      />
    </>
  );
}
