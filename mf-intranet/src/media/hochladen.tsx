import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { IMAGE_TYPES } from '@gm/shared/rules/image-upload';
import type { Medium } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Picture } from '@gm/shared/ui/pictures/image';
import { Upload } from 'lucide-react';
import { type DragEvent, type SyntheticEvent, useId, useState } from 'react';
import styles from './hochladen.module.css';
import { saveMedium } from './save-medium.ts';
import { type Load, useUploads } from './use-uploads.ts';

/**
 * Uploads pictures to the library by drag and drop or selection, several at once; each needs a description before use.
 */
export function UploadForm() {
  const { ladungen: loads, add } = useUploads();
  const [isDrueber, setDrueber] = useState(false);
  const id = useId();
  const done = loads.filter(({ medium }) => medium).length;

  function drop(event: DragEvent) {
    event.preventDefault();
    setDrueber(false);
    add([...event.dataTransfer.files]);
  }
  return (
    <section className={styles.area} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>Neue Bilder</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button, too */}
      <div
        className={joinClasses(styles.filing, isDrueber ? styles.above : undefined)}
        onDragOver={(event) => {
          event.preventDefault();
          setDrueber(true);
        }}
        onDragLeave={() => setDrueber(false)}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        <label>
          <span className={styles.choice}>Bilder auswählen</span>
          <input
            type="file"
            multiple
            accept={IMAGE_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // Allows selecting the same file again after a failure.
              currentTarget.value = '';
            }}
          />
        </label>
        <p>oder hierher ziehen: JPEG oder PNG, jedes bis 10 MB. Ort und Gerät der Aufnahme werden entfernt.</p>
      </div>
      <p role="status" className={styles.said}>
        {loads.length > 0 && `${done} von ${loads.length} Bildern sind da.`}
      </p>
      <ul className={styles.list}>
        {loads.map((load) => (
          <li key={load.nummer} className={styles.line}>
            {load.medium ? <NewMedium medium={load.medium} /> : <Underway {...load} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Underway({ name, sent, fehler: error }: Load) {
  return (
    <div className={styles.underway}>
      <p>{name}</p>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : (
        <progress value={sent} aria-label={`${name} wird hochgeladen`} />
      )}
    </div>
  );
}

/** Description and credit of an uploaded picture. */
function NewMedium({ medium: { bild: image, datei: file, href } }: { medium: Medium }) {
  const id = useId();
  const [alt, setAlt] = useState('');
  const [imageCopyright, setImageCopyright] = useState('');
  const [state, setState] = useState<'offen' | 'geprüft' | 'speichert' | 'fertig'>('offen');
  const [error, setError] = useState('');
  const isOpen = state === 'offen';
  const altError = !isOpen && !alt.trim() ? 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.' : undefined;
  const proofError =
    !isOpen && !imageCopyright.trim() ? 'Bitte geben Sie an, wer das Bild aufgenommen hat.' : undefined;

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setError('');
    if (!alt.trim() || !imageCopyright.trim()) return setState('geprüft');
    setState('speichert');
    const reason = await saveMedium({ datei: file, alt: alt.trim(), bildcopyright: imageCopyright.trim() });
    setError(reason ?? '');
    setState(reason === null ? 'fertig' : 'geprüft');
  }
  return (
    <>
      <Picture className={styles.picture} bild={image} sizes="10rem" ratio="3x2" />
      {state === 'fertig' ? (
        <p role="status">
          <a href={href}>{alt}</a> kann jetzt verwendet werden.
        </p>
      ) : (
        <form noValidate onSubmit={save} className={styles.facts}>
          <Field id={`${id}-alt`} label="Was ist zu sehen?" required meldung={altError}>
            <input
              id={`${id}-alt`}
              className={input.input}
              value={alt}
              aria-invalid={altError ? true : undefined}
              aria-describedby={altError && `${id}-alt-fehler`}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          </Field>
          <Field id={`${id}-nachweis`} label="Bildnachweis" required meldung={proofError}>
            <input
              id={`${id}-nachweis`}
              className={input.input}
              value={imageCopyright}
              aria-invalid={proofError ? true : undefined}
              aria-describedby={proofError && `${id}-nachweis-fehler`}
              onChange={({ currentTarget }) => setImageCopyright(currentTarget.value)}
            />
          </Field>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <Button type="submit" disabled={state === 'speichert'}>
            Speichern
          </Button>
        </form>
      )}
    </>
  );
}
