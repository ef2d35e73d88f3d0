import { useState } from 'react';
import { Field } from './field.tsx';
import { FileInput } from './file-input.tsx';

interface FileChoiceProps {
  id: string;
  label: string;
  hint: string;
  /** Extensions and types, in the syntax of `accept`. */
  accept: string;
  message: string | undefined;
}

/** File input of a plain form, sent as `datei` with the page. */
export function FileChoice({ id, label, hint, accept, message }: FileChoiceProps) {
  const [name, setName] = useState<string>();
  return (
    <Field id={id} label={label} required hint={hint} message={message}>
      <FileInput
        id={id}
        name="datei"
        accept={accept}
        knopf="Datei auswählen"
        auswahl={name ?? 'Keine Datei ausgewählt'}
        onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name)}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${id}-hinweis${message ? ` ${id}-fehler` : ''}`}
      />
    </Field>
  );
}
