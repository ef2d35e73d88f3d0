import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { Media } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import button from '@gm/shared/ui/button.module.css';
import { Character } from '@gm/shared/ui/character';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Picture } from '@gm/shared/ui/pictures/image';
import { Motif } from '@gm/shared/ui/pictures/motif';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { useAnswer } from '../links/use-answer.ts';
import { nameMotif } from './name-motif.ts';
import styles from './photo-choice.module.css';
import { Underway } from './underway.tsx';
import { PICTURE_TYPES } from './upload-medium.ts';
import { useUploads } from './use-uploads.ts';

/** Needed only after a press or an upload. */
const NewMedium = lazy(() => import('./new-medium.tsx'));
const PhotoList = lazy(() => import('./photo-list.tsx'));
const PhotoCrop = lazy(() => import('./photo-crop.tsx'));

/** The photo as the library has it now. */
function Chosen({ file }: { file: string }) {
  const answer = useAnswer<Media>(`/api/intranet/redaktion/medien?${new URLSearchParams({ datei: file })}`);
  const [photo] = answer?.data ?? [];
  return photo?.datei === file && <Picture className={styles.chosen} image={photo.bild} sizes="8rem" ratio="3x2" />;
}

interface PhotoChoiceProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>;
  /** File name; empty: none. */
  value: string;
  onValue(file: string): void;
  /** Offers no illustrations. */
  onlyPhotos?: boolean | undefined;
}

/** Selects a photo of the library or an illustration of the site by its preview, or uploads a photo with its details. */
export function PhotoChoice({ control, value, onValue, onlyPhotos }: PhotoChoiceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const motif = readMotifPicture(value);
  const { ladungen: loads, add } = useUploads();
  const [used, setUsed] = useState<number | null>(null);
  const [isAbove, setAbove] = useState(false);
  /** The photo whose crop is being set. */
  const [cropped, setCropped] = useState('');
  const [crops, setCrops] = useState(0);
  const load = loads.at(-1);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) add([file]);
    return file !== undefined;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped or pasted can be chosen by the buttons, too
    <div
      className={joinClasses(styles.field, isAbove ? styles.above : undefined)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setAbove(true);
      }}
      onDragLeave={() => setAbove(false)}
      onDrop={(event) => {
        setAbove(false);
        if (take(event.dataTransfer.files)) event.preventDefault();
      }}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
    >
      {value && !motif && <Chosen key={`${value} ${crops}`} file={value} />}
      {motif && <Motif className={styles.chosen} name={motif} />}
      <div className={styles.buttons}>
        <p className={styles.name}>{(motif && nameMotif(motif)) || value || 'Noch kein Bild'}</p>
        <Button
          id={control.id}
          // A button cannot be `aria-invalid`: the error message is its description.
          aria-describedby={control['aria-describedby']}
          // The field's label names the selection, not the button's action.
          aria-label={value ? 'Anderes Bild' : 'Bild wählen'}
          variant="secondary"
          onClick={() => {
            setOpen(true);
            dialog.current?.showModal();
          }}
        >
          {value ? 'Anderes Bild' : 'Bild wählen'}
        </Button>
        <label className={styles.upload}>
          <span className={joinClasses(button.button, button.secondary)}>Bild hochladen</span>
          <input
            type="file"
            accept={PICTURE_TYPES}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // Allows selecting the same file again after a failure.
              currentTarget.value = '';
            }}
          />
        </label>
        {value && !motif && (
          <Button
            variant="secondary"
            aria-expanded={cropped === value}
            onClick={() => setCropped(cropped ? '' : value)}
          >
            Ausschnitt
          </Button>
        )}
        {value && (
          <Button variant="secondary" onClick={() => onValue('')}>
            Bild entfernen
          </Button>
        )}
      </div>
      <p className={styles.name}>
        Auch durch Hierherziehen oder Einfügen (Strg V): JPEG, PNG, WebP, AVIF, HEIC, bis 10 MB.
      </p>
      {cropped && cropped === value && (
        <div className={styles.newPicture}>
          <Suspense fallback={null}>
            <PhotoCrop file={value} onSaved={() => setCrops(crops + 1)} />
          </Suspense>
        </div>
      )}
      {load && load.nummer !== used && (
        <div className={styles.newPicture}>
          {load.medium ? (
            <Suspense fallback={<Underway {...load} />}>
              <NewMedium
                key={load.nummer}
                medium={load.medium}
                button="Bild übernehmen"
                onReady={(file) => {
                  setUsed(load.nummer);
                  onValue(file);
                  // The pressed button is gone after rendering.
                  requestAnimationFrame(() => document.getElementById(control.id ?? '')?.focus());
                }}
              />
            </Suspense>
          ) : (
            <Underway {...load} />
          )}
        </div>
      )}
      <dialog ref={dialog} className={styles.choice} aria-label="Bild wählen" onClose={() => setOpen(false)}>
        {isOpen && (
          <Suspense fallback={null}>
            <PhotoList
              onlyPhotos={onlyPhotos}
              onChoice={(file) => {
                onValue(file);
                dialog.current?.close();
              }}
            />
          </Suspense>
        )}
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          <Character d="M18 6 6 18M6 6l12 12" />
          Schließen
        </Button>
      </dialog>
    </div>
  );
}
