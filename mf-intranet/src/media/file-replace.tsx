import { useId, useState } from 'react';
import styles from './hochladen.module.css';
import { checkFile, PICTURE_TYPES, uploadMedium } from './upload-medium.ts';

/** Replaces the file of a picture wherever it is used. */
export function FileReplace({ file }: { file: string }) {
  const id = useId();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState('');

  async function replace(fresh: File | undefined) {
    if (!fresh) return;
    const reason = checkFile(fresh);
    setError(reason ?? '');
    if (reason) return;
    setSent(0);
    const result = await uploadMedium(fresh, setSent, file);
    if ('medium' in result) return location.reload();
    setSent(null);
    setError(result.fehler);
  }
  return (
    <div className={styles.underway}>
      <label htmlFor={id}>
        <b>Datei ersetzen</b> – überall, wo das Bild gezeigt wird, steht dann das neue. Ein gezeigtes bleibt als
        „…-bisher“ in der Mediathek.
      </label>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        disabled={sent !== null}
        onChange={({ currentTarget }) => void replace(currentTarget.files?.[0])}
      />
      {sent !== null && <progress value={sent} aria-label="Das neue Bild wird hochgeladen" />}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
