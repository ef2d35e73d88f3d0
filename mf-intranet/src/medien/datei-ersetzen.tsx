import { BILD_TYPEN } from '@gm/shared/regeln/bild-upload';
import { useId, useState } from 'react';
import styles from './hochladen.module.css';
import { checkDatei, uploadMedium } from './upload-medium.ts';

/** Another file comes in the place of a picture, wherever that is shown. */
export function DateiErsetzen({ datei }: { datei: string }) {
  const id = useId();
  const [sent, setSent] = useState<number | null>(null);
  const [fehler, setFehler] = useState('');

  async function replace(neue: File | undefined) {
    if (!neue) return;
    const grund = checkDatei(neue);
    setFehler(grund ?? '');
    if (grund) return;
    setSent(0);
    const ergebnis = await uploadMedium(neue, setSent, datei);
    if ('medium' in ergebnis) return location.reload();
    setSent(null);
    setFehler(ergebnis.fehler);
  }
  return (
    <div className={styles.unterwegs}>
      <label htmlFor={id}>
        <b>Datei ersetzen</b> – überall, wo das Bild gezeigt wird, steht dann das neue
      </label>
      <input
        id={id}
        type="file"
        accept={BILD_TYPEN.join(',')}
        disabled={sent !== null}
        onChange={({ currentTarget }) => void replace(currentTarget.files?.[0])}
      />
      {sent !== null && <progress value={sent} aria-label="Das neue Bild wird hochgeladen" />}
      {fehler && (
        <p className={styles.fehler} role="alert">
          {fehler}
        </p>
      )}
    </div>
  );
}
