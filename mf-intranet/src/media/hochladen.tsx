import { Field } from '@gm/shared/forms/fields/field';
import field from '@gm/shared/forms/fields/input.module.css';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import styles from './hochladen.module.css';
import NewMedium, { type NewMediumHandle } from './new-medium.tsx';
import { Underway } from './underway.tsx';
import { PICTURE_TYPES } from './upload-medium.ts';
import { useUploads } from './use-uploads.ts';

/**
 * Uploads pictures to the library by drag and drop or selection, several at once; each needs a description before use.
 */
export function UploadForm() {
  const { ladungen: loads, add, discard } = useUploads();
  const [credit, setCredit] = useState('');
  const [said, setSaid] = useState('');
  const cards = useRef(new Map<number, NewMediumHandle>());
  const [isDrueber, setDrueber] = useState(false);
  const id = useId();
  const done = loads.filter(({ medium }) => medium).length;

  /** Saves what is complete and names the rest. */
  async function saveAll() {
    const missing: string[] = [];
    for (const { nummer: num, name } of loads) {
      const card = cards.current.get(num);
      if (card && !(await card.save())) missing.push(name);
    }
    setSaid(missing.length === 0 ? 'Alle Bilder sind gespeichert.' : `Noch nicht gespeichert: ${missing.join(', ')}.`);
  }

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
            accept={PICTURE_TYPES}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // Allows selecting the same file again after a failure.
              currentTarget.value = '';
            }}
          />
        </label>
        <p>
          oder hierher ziehen: JPEG, PNG, WebP, AVIF oder HEIC, jedes bis 10 MB. Ort und Gerät der Aufnahme werden
          entfernt.
        </p>
      </div>
      <p role="status" className={styles.said}>
        {loads.length > 0 && `${done} von ${loads.length} Bildern sind da.`}
      </p>
      {done > 1 && (
        <Field id={`${id}-nachweis`} label="Bildnachweis für alle" message={undefined}>
          <input
            id={`${id}-nachweis`}
            className={field.input}
            value={credit}
            onChange={({ currentTarget }) => setCredit(currentTarget.value)}
          />
        </Field>
      )}
      <ul className={styles.list}>
        {loads.map((load) => (
          <li key={load.nummer} className={styles.line}>
            {load.medium ? (
              <NewMedium
                ref={(card) => {
                  if (card) cards.current.set(load.nummer, card);
                  else cards.current.delete(load.nummer);
                }}
                medium={load.medium}
                name={load.name}
                credit={credit}
                button="Speichern"
                onDiscard={() => discard(load.nummer)}
              />
            ) : (
              <Underway {...load} />
            )}
          </li>
        ))}
      </ul>
      {done > 1 && (
        <p>
          <Button onClick={saveAll}>Alle speichern</Button>
        </p>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}
