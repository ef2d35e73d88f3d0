import input from '@gm/shared/forms/fields/input.module.css';
import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { Media, Medium } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import button from '@gm/shared/ui/button.module.css';
import { Character } from '@gm/shared/ui/character';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Picture } from '@gm/shared/ui/pictures/image';
import { Motif } from '@gm/shared/ui/pictures/motif';
import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useAnswer } from '../links/use-answer.ts';
import { nameMotif } from './name-motif.ts';
import styles from './photo-choice.module.css';
import { Underway } from './underway.tsx';
import { PICTURE_TYPES } from './upload-medium.ts';
import { useUploads } from './use-uploads.ts';

/** Needed only after an upload, or in the open dialog. */
const NewMedium = lazy(() => import('./new-medium.tsx'));
const MotifList = lazy(() => import('./motif-list.tsx'));

/** Matching pictures, loaded again when the query changes; as `useAnswer`. */
const useMedia = (query: Record<string, string> | null, pause = 0): readonly Medium[] | null | undefined => {
  const answer = useAnswer<Media>(query && `/api/intranet/redaktion/medien?${new URLSearchParams(query)}`, pause);
  return answer ? answer.data : answer;
};

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
  const [chosen] = useMedia(value && !motif ? { datei: value } : null) ?? [];
  const { ladungen: loads, add } = useUploads();
  const [used, setUsed] = useState<number | null>(null);
  const [isAbove, setAbove] = useState(false);
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
      {chosen?.datei === value && <Picture className={styles.chosen} image={chosen.bild} sizes="8rem" ratio="3x2" />}
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
        {value && (
          <Button variant="secondary" onClick={() => onValue('')}>
            Bild entfernen
          </Button>
        )}
      </div>
      <p className={styles.name}>
        Auch durch Hierherziehen oder Einfügen (Strg V): JPEG, PNG, WebP, AVIF, HEIC, bis 10 MB.
      </p>
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
          <Selected
            onlyPhotos={onlyPhotos}
            onChoice={(file) => {
              onValue(file);
              dialog.current?.close();
            }}
          />
        )}
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          <Character d="M18 6 6 18M6 6l12 12" />
          Schließen
        </Button>
      </dialog>
    </div>
  );
}

interface SelectedProps {
  onChoice(file: string): void;
  onlyPhotos: boolean | undefined;
}

function Selected({ onChoice, onlyPhotos }: SelectedProps) {
  const id = useId();
  const [q, setQ] = useState('');
  const media = useMedia({ q, typ: 'fertig' }, 150);
  const search = useRef<HTMLInputElement>(null);
  // The content is rendered after the dialog has opened.
  useEffect(() => search.current?.focus(), []);
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>Bild suchen</label>
        <input
          ref={search}
          id={id}
          type="search"
          className={input.input}
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p>
          Die neuesten Fotos zuerst, und nur solche mit Beschreibung und Bildnachweis.{' '}
          <a href="/intranet/redaktion/medien/" target="_blank" rel="noopener">
            Zur Mediathek
          </a>
        </p>
      </div>
      {!onlyPhotos && Boolean(media?.length) && <h3>Fotos</h3>}
      <ul className={styles.grid}>
        {media?.map(({ datei: file, bild: image }) => (
          <li key={file}>
            <button type="button" onClick={() => onChoice(file)}>
              <Picture image={image} sizes="10rem" ratio="3x2" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.name} role="status">
        {media === null && 'Die Fotos konnten nicht geladen werden.'}
        {media?.length === 0 && 'Kein Foto gefunden.'}
      </p>
      {/* Photos that arrive later would move the illustrations away from a press. */}
      {!onlyPhotos && media !== undefined && (
        <Suspense fallback={null}>
          <MotifList query={q} onChoice={onChoice} />
        </Suspense>
      )}
    </>
  );
}
