import eingabe from '@gm/shared/formular/eingabe.module.css';
import type { Medien, Medium } from '@gm/shared/schemas/redaktion';
import { Bild } from '@gm/shared/ui/bild';
import { Button } from '@gm/shared/ui/button';
import { Zeichen } from '@gm/shared/ui/zeichen';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useAntwort } from '../inhalt/use-antwort.ts';
import styles from './foto-wahl.module.css';

const KEINE: readonly Medium[] = [];

/** Pictures that fit; asked anew when the question changes, and none while there is none (`null`). */
const useMedien = (abfrage: Record<string, string> | null, pause = 0): readonly Medium[] =>
  useAntwort<Medien>(abfrage && `/api/intranet/redaktion/medien?${new URLSearchParams(abfrage)}`, pause)?.data ?? KEINE;

interface FotoWahlProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>;
  /** Name of its file; empty: none. */
  wert: string;
  onWert(datei: string): void;
}

/** A photo of the library: what is chosen is seen, and another one is chosen by what it looks like. */
export function FotoWahl({ control, wert, onWert }: FotoWahlProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOffen, setOffen] = useState(false);
  const [gewaehlt] = useMedien(wert ? { datei: wert } : null);
  return (
    <div className={styles.feld}>
      {gewaehlt?.datei === wert && <Bild className={styles.gewaehlt} bild={gewaehlt.bild} sizes="8rem" ratio="3x2" />}
      <div className={styles.knoepfe}>
        <p className={styles.name}>{wert || 'Noch kein Bild'}</p>
        <Button
          id={control.id}
          // That it is wrong is said by the message: a button cannot be.
          aria-describedby={control['aria-describedby']}
          // The label of the field names what is chosen, not what the button does.
          aria-label={wert ? 'Anderes Bild' : 'Bild wählen'}
          variant="secondary"
          onClick={() => {
            setOffen(true);
            dialog.current?.showModal();
          }}
        >
          {wert ? 'Anderes Bild' : 'Bild wählen'}
        </Button>
        {wert && (
          <Button variant="secondary" onClick={() => onWert('')}>
            Bild entfernen
          </Button>
        )}
      </div>
      <dialog ref={dialog} className={styles.wahl} aria-label="Bild wählen" onClose={() => setOffen(false)}>
        {isOffen && (
          <Auswahl
            onWahl={(datei) => {
              onWert(datei);
              dialog.current?.close();
            }}
          />
        )}
        <Button variant="secondary" className={styles.zu} onClick={() => dialog.current?.close()}>
          <Zeichen d="M18 6 6 18M6 6l12 12" />
          Schließen
        </Button>
      </dialog>
    </div>
  );
}

function Auswahl({ onWahl }: { onWahl(datei: string): void }) {
  const id = useId();
  const [q, setQ] = useState('');
  const medien = useMedien({ q, typ: 'fertig' }, 150);
  const suche = useRef<HTMLInputElement>(null);
  // The dialog was opened before this was in it.
  useEffect(() => suche.current?.focus(), []);
  return (
    <>
      <div className={styles.suche}>
        <label htmlFor={id}>Bild suchen</label>
        <input
          ref={suche}
          id={id}
          type="search"
          className={eingabe.eingabe}
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
          // Enter would send the form around.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p>
          Die neuesten zuerst, und nur solche mit Beschreibung und Bildnachweis.{' '}
          <a href="/intranet/redaktion/medien/" target="_blank" rel="noopener">
            Zur Mediathek
          </a>
        </p>
      </div>
      <ul className={styles.raster}>
        {medien.map(({ datei, bild }) => (
          <li key={datei}>
            <button type="button" onClick={() => onWahl(datei)}>
              <Bild bild={bild} sizes="10rem" ratio="3x2" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
