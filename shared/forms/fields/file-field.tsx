import type { ChangeEvent } from 'react';
import { IMAGE_TYPES } from '../../rules/image-upload.ts';
import { Button } from '../../ui/button.tsx';
import { Character } from '../../ui/character.tsx';
import { putFile } from '../send/put-file.ts';
import { shrinkImage } from '../send/shrink-image.ts';
import { useField, useFormContext } from '../state/form-context.ts';
import { useFile } from '../state/use-value.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './file-field.module.css';
import { FileInput } from './file-input.tsx';
import { FilePreview } from './file-preview.tsx';

const IMAGE =
  'M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
const EIMER = 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';

/** One picture, resized if large, with a preview and a button to remove it. Problems are reported at once. */
export function FileField({ name, label, hint = 'JPEG oder PNG, höchstens 10 MB' }: Omit<FieldProps, 'required'>) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: message, control } = useField(name, hint);
  const file = useFile(name);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const [chosen] = input.files ?? [];
    await control.onChange(event);
    const smaller = chosen && (await shrinkImage(chosen));
    // The file may have been replaced in the meantime.
    if (smaller && smaller !== chosen && input.files?.[0] === chosen) {
      putFile(input, smaller);
    } else await form.trigger(name);
  }

  function remove() {
    // react-hook-form clears a file input when set to an empty string.
    form.setValue(name, '');
    form.clearErrors(name);
    noteChange(name);
    document.getElementById(id)?.focus();
  }

  return (
    <Field id={id} label={label} hint={hint} message={message}>
      <FileInput
        {...control}
        onChange={choose}
        accept={IMAGE_TYPES.join(',')}
        knopf={
          <>
            <Character d={IMAGE} />
            {file ? 'Anderes Bild auswählen' : 'Bild auswählen'}
          </>
        }
        auswahl={file ? file.name : 'Kein Bild ausgewählt'}
      />
      {file && (
        <div className={styles.preview}>
          {!message && <FilePreview file={file} />}
          <Button variant="secondary" onClick={remove}>
            <Character d={EIMER} />
            Bild entfernen
          </Button>
        </div>
      )}
    </Field>
  );
}
