import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { BILD_TYPEN } from '@gm/shared/regeln/bild-upload';
import type { Medium } from '@gm/shared/schemas/redaktion';
import { Bild } from '@gm/shared/ui/bild';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Upload } from 'lucide-react';
import { type DragEvent, type SyntheticEvent, useId, useState } from 'react';
import styles from './hochladen.module.css';
import { saveMedium } from './save-medium.ts';
import { type Ladung, useUploads } from './use-uploads.ts';

/** Pictures come into the library: by drag, or chosen, several at once; each says what it shows before it can be used. */
export function Hochladen() {
  const { ladungen, add } = useUploads();
  const [isDrueber, setDrueber] = useState(false);
  const id = useId();
  const fertig = ladungen.filter(({ medium }) => medium).length;

  function drop(event: DragEvent) {
    event.preventDefault();
    setDrueber(false);
    add([...event.dataTransfer.files]);
  }
  return (
    <section className={styles.bereich} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>Neue Bilder</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button, too */}
      <div
        className={joinClasses(styles.ablage, isDrueber ? styles.drueber : undefined)}
        onDragOver={(event) => {
          event.preventDefault();
          setDrueber(true);
        }}
        onDragLeave={() => setDrueber(false)}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        <label>
          <span className={styles.wahl}>Bilder auswählen</span>
          <input
            type="file"
            multiple
            accept={BILD_TYPEN.join(',')}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // The same file can be chosen once more after a failure.
              currentTarget.value = '';
            }}
          />
        </label>
        <p>oder hierher ziehen: JPEG oder PNG, jedes bis 10 MB. Ort und Gerät der Aufnahme werden entfernt.</p>
      </div>
      <p role="status" className={styles.gesagt}>
        {ladungen.length > 0 && `${fertig} von ${ladungen.length} Bildern sind da.`}
      </p>
      <ul className={styles.liste}>
        {ladungen.map((ladung) => (
          <li key={ladung.nummer} className={styles.zeile}>
            {ladung.medium ? <NeuesMedium medium={ladung.medium} /> : <Unterwegs {...ladung} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unterwegs({ name, sent, fehler }: Ladung) {
  return (
    <div className={styles.unterwegs}>
      <p>{name}</p>
      {fehler ? (
        <p className={styles.fehler} role="alert">
          {fehler}
        </p>
      ) : (
        <progress value={sent} aria-label={`${name} wird hochgeladen`} />
      )}
    </div>
  );
}

/** What a picture that has just come shows, and who took it. */
function NeuesMedium({ medium: { bild, datei, href } }: { medium: Medium }) {
  const id = useId();
  const [alt, setAlt] = useState('');
  const [bildcopyright, setBildcopyright] = useState('');
  const [stand, setStand] = useState<'offen' | 'geprüft' | 'speichert' | 'fertig'>('offen');
  const [fehler, setFehler] = useState('');
  const isOffen = stand === 'offen';
  const altFehler = !isOffen && !alt.trim() ? 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.' : undefined;
  const nachweisFehler =
    !isOffen && !bildcopyright.trim() ? 'Bitte geben Sie an, wer das Bild aufgenommen hat.' : undefined;

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setFehler('');
    if (!alt.trim() || !bildcopyright.trim()) return setStand('geprüft');
    setStand('speichert');
    const grund = await saveMedium({ datei, alt: alt.trim(), bildcopyright: bildcopyright.trim() });
    setFehler(grund ?? '');
    setStand(grund === null ? 'fertig' : 'geprüft');
  }
  return (
    <>
      <Bild className={styles.bild} bild={bild} sizes="10rem" ratio="3x2" />
      {stand === 'fertig' ? (
        <p role="status">
          <a href={href}>{alt}</a> kann jetzt verwendet werden.
        </p>
      ) : (
        <form noValidate onSubmit={save} className={styles.angaben}>
          <Feld id={`${id}-alt`} label="Was ist zu sehen?" required meldung={altFehler}>
            <input
              id={`${id}-alt`}
              className={eingabe.eingabe}
              value={alt}
              aria-invalid={altFehler ? true : undefined}
              aria-describedby={altFehler && `${id}-alt-fehler`}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          </Feld>
          <Feld id={`${id}-nachweis`} label="Bildnachweis" required meldung={nachweisFehler}>
            <input
              id={`${id}-nachweis`}
              className={eingabe.eingabe}
              value={bildcopyright}
              aria-invalid={nachweisFehler ? true : undefined}
              aria-describedby={nachweisFehler && `${id}-nachweis-fehler`}
              onChange={({ currentTarget }) => setBildcopyright(currentTarget.value)}
            />
          </Feld>
          {fehler && (
            <p className={styles.fehler} role="alert">
              {fehler}
            </p>
          )}
          <Button type="submit" disabled={stand === 'speichert'}>
            Speichern
          </Button>
        </form>
      )}
    </>
  );
}
