import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from '../../shortcuts/key-abbreviation.module.css';
import { areSingleKeysOn, listsToSingleKeys, rememberSingleKeys } from '../../shortcuts/single-keys.ts';

/** Shortcuts by area; several keys are separated by spaces. */
const GROUPS: readonly { titel: string; tasten: readonly (readonly [string, string])[] }[] = [
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
      ['Strg S', 'speichern'],
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

/** The list of all shortcuts, opened by `?` or a button; single keys can be disabled there (WCAG 2.1.4). */
export function KeyAbbreviation() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [an, setAn] = useState(true);
  const id = useId();
  const open = useCallback(() => {
    dialog.current?.showModal();
    // The first control is at the end: focusing it would scroll a small window down.
    heading.current?.focus();
  }, []);
  useEffect(() => {
    setAn(areSingleKeysOn());
    return listsToSingleKeys({ '?': open });
  }, [open]);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" aria-keyshortcuts="?" onClick={open}>
        Tastenkürzel <kbd>?</kbd>
      </button>
      <dialog ref={dialog} className={styles.abbreviation} aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          Tastenkürzel
        </h2>
        {GROUPS.map(({ titel: title, tasten: keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([taste, whatFor]) => (
                <div key={taste}>
                  <dt>
                    {taste.split(' ').map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dt>
                  <dd>{whatFor}</dd>
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
              rememberSingleKeys(event.target.checked);
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
