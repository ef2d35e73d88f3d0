import { FileInput } from '@gm/shared/forms/fields/file-input';
import { PDF_MAX_BYTES, PDF_TOO_LARGE } from '@gm/shared/rules/pdf-upload';
import { type ComponentProps, useState } from 'react';
import styles from './hochladen.module.css';
import { uploadDocument } from './upload-medium.ts';

interface DocumentChoiceProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;
  /** File name; empty: none. */
  value: string;
  onValue(file: string): void;
}

type State = { art: 'ruht' } | { art: 'unterwegs'; sent: number } | { art: 'da' | 'fehler'; text: string };

/** A PDF file, uploaded and checked immediately when selected. */
export function DocumentChoice({ control, value, onValue }: DocumentChoiceProps) {
  const [state, setState] = useState<State>({ art: 'ruht' });

  async function bring(file: File | undefined) {
    if (!file) return;
    if (file.size > PDF_MAX_BYTES) return setState({ art: 'fehler', text: PDF_TOO_LARGE });
    setState({ art: 'unterwegs', sent: 0 });
    const receipt = await uploadDocument(file, (sent) => setState({ art: 'unterwegs', sent }));
    if ('fehler' in receipt) return setState({ art: 'fehler', text: receipt.fehler });
    const pages = receipt.seiten === 1 ? '1 Seite' : `${receipt.seiten} Seiten`;
    setState({ art: 'da', text: [`Geprüft: ${pages}.`, receipt.hinweis].filter(Boolean).join(' ') });
    onValue(receipt.datei);
  }
  const isWrong = state.art === 'fehler';
  const description = [control['aria-describedby'], isWrong && `${control.id}-datei`].filter(Boolean).join(' ');
  return (
    <div className={styles.underway}>
      <FileInput
        {...control}
        aria-invalid={isWrong || control['aria-invalid']}
        aria-describedby={description || undefined}
        accept="application/pdf,.pdf"
        knopf={value ? 'Andere PDF-Datei auswählen' : 'PDF-Datei auswählen'}
        auswahl={value || 'Keine Datei ausgewählt'}
        disabled={state.art === 'unterwegs'}
        onChange={({ currentTarget }) => {
          void bring(currentTarget.files?.[0]);
          // Allows selecting the same file again after a failure.
          currentTarget.value = '';
        }}
      />
      {state.art === 'unterwegs' && <progress value={state.sent} aria-label="Die Datei wird hochgeladen und geprüft" />}
      {state.art === 'da' && <p role="status">{state.text}</p>}
      {isWrong && (
        <p id={`${control.id}-datei`} className={styles.error} role="alert">
          {state.text}
        </p>
      )}
    </div>
  );
}
