import { useState } from 'react';
import { Feld } from './feld.tsx';
import styles from './file-field.module.css';

interface DateiwahlProps {
  id: string;
  label: string;
  hint: string;
  /** Endings and types, as `accept` takes them. */
  accept: string;
  meldung: string | undefined;
}

/** The file of a plain form, sent as `datei` with the page. */
export function Dateiwahl({ id, label, hint, accept, meldung }: DateiwahlProps) {
  const [name, setName] = useState<string>();
  return (
    <Feld id={id} label={label} required hint={hint} meldung={meldung}>
      <input
        id={id}
        type="file"
        name="datei"
        accept={accept}
        className={styles.datei}
        onChange={(event) => setName(event.target.files?.[0]?.name)}
        aria-invalid={meldung ? true : undefined}
        aria-describedby={`${id}-hinweis${meldung ? ` ${id}-fehler` : ''}`}
      />
      {/* The browser's own button speaks the browser's language. */}
      <p className={styles.auswahl}>
        <label htmlFor={id} className={styles.knopf}>
          Datei auswählen
        </label>
        <span>{name ?? 'Keine Datei ausgewählt'}</span>
      </p>
    </Feld>
  );
}
