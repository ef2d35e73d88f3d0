import { useState } from 'react';
import { DateiEingabe } from './datei-eingabe.tsx';
import { Feld } from './feld.tsx';

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
      <DateiEingabe
        id={id}
        name="datei"
        accept={accept}
        knopf="Datei auswählen"
        auswahl={name ?? 'Keine Datei ausgewählt'}
        onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name)}
        aria-invalid={meldung ? true : undefined}
        aria-describedby={`${id}-hinweis${meldung ? ` ${id}-fehler` : ''}`}
      />
    </Feld>
  );
}
