import input from '@gm/shared/forms/fields/input.module.css';
import type { Media } from '@gm/shared/schemas/editor/editorial';
import { Picture } from '@gm/shared/ui/pictures/image';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnswer } from '../links/use-answer.ts';
import { MotifList } from './motif-list.tsx';
import styles from './photo-choice.module.css';

interface PhotoListProps {
  onChoice(file: string): void;
  onlyPhotos: boolean | undefined;
}

/** The photos of the library and the illustrations of the site, to search and choose. */
export default function PhotoList({ onChoice, onlyPhotos }: PhotoListProps) {
  const id = useId();
  const [q, setQ] = useState('');
  const answer = useAnswer<Media>(`/api/intranet/redaktion/medien?${new URLSearchParams({ q, typ: 'fertig' })}`, 150);
  const media = answer ? answer.data : answer;
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
      {!onlyPhotos && media !== undefined && <MotifList query={q} onChoice={onChoice} />}
    </>
  );
}
