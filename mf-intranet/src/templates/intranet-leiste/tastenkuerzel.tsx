import tile from '@gm/shared/formular/checkbox-tile.module.css';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { areEinzeltastenOn, listenToEinzeltasten, rememberEinzeltasten } from '../../tasten/einzeltasten.ts';
import styles from '../../tasten/tastenkuerzel.module.css';

/** What single keys and those with Ctrl do, by where they do it; several keys are parted by spaces. */
const GRUPPEN: readonly { titel: string; tasten: readonly (readonly [string, string])[] }[] = [
  {
    titel: 'Überall',
    tasten: [
      ['Strg K', 'alles durchsuchen'],
      ['?', 'diese Liste zeigen'],
    ],
  },
  {
    titel: 'In der Liste der Freigaben',
    tasten: [
      ['j', 'nächste Einsendung'],
      ['k', 'vorige Einsendung'],
      ['Enter', 'Einsendung öffnen'],
      ['f', 'Suchwort eingeben'],
    ],
  },
  {
    titel: 'Wo Sie Texte schreiben',
    tasten: [
      ['Strg B', 'fett'],
      ['Strg I', 'kursiv'],
      ['Strg K', 'Link einfügen oder ändern'],
      ['Strg Alt 2', 'Überschrift'],
      ['Strg Alt 3', 'kleine Überschrift'],
      ['Strg Umschalt 8', 'Aufzählung'],
      ['Strg Umschalt 7', 'nummerierte Liste'],
      ['Strg .', 'einrücken'],
      ['Strg ,', 'ausrücken'],
      ['Strg Z', 'rückgängig'],
      ['Strg Y', 'wiederholen'],
    ],
  },
];

/** The list of all shortcuts of the work area, opened by `?` or a button; single keys are switched off in it (WCAG 2.1.4). */
export function Tastenkuerzel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [an, setAn] = useState(true);
  const id = useId();
  const open = useCallback(() => {
    dialog.current?.showModal();
    // The first control is the last line: in a low window the list would open at its end.
    heading.current?.focus();
  }, []);
  useEffect(() => {
    setAn(areEinzeltastenOn());
    return listenToEinzeltasten({ '?': open });
  }, [open]);
  return (
    <>
      <button type="button" className={styles.knopf} aria-haspopup="dialog" aria-keyshortcuts="?" onClick={open}>
        Tastenkürzel <kbd>?</kbd>
      </button>
      <dialog ref={dialog} className={styles.kuerzel} aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          Tastenkürzel
        </h2>
        {GRUPPEN.map(({ titel, tasten }) => (
          <section key={titel} aria-label={titel}>
            <h3>{titel}</h3>
            <dl>
              {tasten.map(([taste, wozu]) => (
                <div key={taste}>
                  <dt>
                    {taste.split(' ').map((eine) => (
                      <kbd key={eine}>{eine}</kbd>
                    ))}
                  </dt>
                  <dd>{wozu}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className={joinClasses(tile.choice, tile.tile)}>
          <input
            type="checkbox"
            checked={an}
            onChange={(event) => {
              setAn(event.target.checked);
              rememberEinzeltasten(event.target.checked);
            }}
          />
          <span>Auch Tasten ohne Strg verwenden</span>
        </label>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Schließen
        </Button>
      </dialog>
    </>
  );
}
