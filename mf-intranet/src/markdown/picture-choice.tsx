import { requestJson } from '@gm/shared/browser/request-json';
import type { Media } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import { type RefObject, useState } from 'react';
import { PhotoChoice } from '../media/photo-choice.tsx';
import styles from './markdown-input.module.css';

interface PictureChoiceProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  onChoice(file: string, alt: string): void;
}

/** Dialog for a picture within the text: from the library, or uploaded with description and credit. */
export function PictureChoice({ id, dialog, onChoice }: PictureChoiceProps) {
  const [message, setMessage] = useState('');
  async function take(file: string) {
    const query = new URLSearchParams({ datei: file });
    const answer = await requestJson<Media>(`/api/intranet/redaktion/medien?${query}`);
    const image = answer.ok ? answer.body?.data[0]?.bild : undefined;
    if (!image) return setMessage('Das Bild konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.');
    dialog.current?.close();
    onChoice(file, image.alt);
  }
  return (
    <dialog ref={dialog} className={styles.link} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>Bild einfügen</h2>
      <PhotoChoice control={{ id }} value="" onValue={take} onlyPhotos />
      <p role="alert">{message}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Abbrechen
        </Button>
      </div>
    </dialog>
  );
}
