import { ImagePlus, Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { BILD_TYPEN } from '../regeln/bild-upload.ts';
import { Button } from '../ui/button.tsx';
import { DateiEingabe } from './datei-eingabe.tsx';
import { Feld, type FeldProps } from './feld.tsx';
import styles from './file-field.module.css';
import { FilePreview } from './file-preview.tsx';
import { useFeld, useFormularKontext } from './formular-kontext.ts';
import { putDatei } from './put-datei.ts';
import { shrinkBild } from './shrink-bild.ts';
import { useDatei } from './use-wert.ts';

/** One picture, made small where it is large, with a preview and a way to take it back. What is wrong with it is said at once. */
export function FileField({ name, label, hint = 'JPEG oder PNG, höchstens 10 MB' }: Omit<FeldProps, 'required'>) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung, control } = useFeld(name, hint);
  const datei = useDatei(name);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const [gewaehlt] = input.files ?? [];
    await control.onChange(event);
    const kleiner = gewaehlt && (await shrinkBild(gewaehlt));
    // Meanwhile somebody may have taken another one.
    if (kleiner && kleiner !== gewaehlt && input.files?.[0] === gewaehlt) {
      putDatei(input, kleiner);
    } else await form.trigger(name);
  }

  function remove() {
    // An empty text is how react-hook-form empties a file control.
    form.setValue(name, '');
    form.clearErrors(name);
    noteChange(name);
    document.getElementById(id)?.focus();
  }

  return (
    <Feld id={id} label={label} hint={hint} meldung={meldung}>
      <DateiEingabe
        {...control}
        onChange={choose}
        accept={BILD_TYPEN.join(',')}
        knopf={
          <>
            <ImagePlus aria-hidden="true" />
            {datei ? 'Anderes Bild auswählen' : 'Bild auswählen'}
          </>
        }
        auswahl={datei ? datei.name : 'Kein Bild ausgewählt'}
      />
      {datei && (
        <div className={styles.vorschau}>
          {!meldung && <FilePreview file={datei} />}
          <Button variant="secondary" onClick={remove}>
            <Trash2 aria-hidden="true" />
            Bild entfernen
          </Button>
        </div>
      )}
    </Feld>
  );
}
