import tile from '@gm/shared/formular/checkbox-tile.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './tastenkuerzel.module.css';

/** Where it is kept that somebody does not want them. */
const SPEICHER = 'gm-tastenkuerzel';

const KUERZEL = [
  ['j', 'nächste Einsendung'],
  ['k', 'vorige Einsendung'],
  ['Enter', 'Einsendung öffnen'],
  ['f', 'Suchwort eingeben'],
  ['?', 'diese Liste zeigen oder schließen'],
] as const;

// Storage may be forbidden: then the choice holds as long as the page.
function readWunsch(): boolean {
  try {
    return localStorage.getItem(SPEICHER) !== 'aus';
  } catch {
    return true;
  }
}
function rememberWunsch(an: boolean): void {
  try {
    if (an) localStorage.removeItem(SPEICHER);
    else localStorage.setItem(SPEICHER, 'aus');
  } catch {}
}

/** Whoever types or has a panel open means something else. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  return Boolean(
    element?.closest('input, textarea, select, [contenteditable]') ||
      document.querySelector('dialog[open], :popover-open'),
  );
}

function jump(liste: HTMLElement | null, weiter: 1 | -1): void {
  const links = [...(liste?.querySelectorAll<HTMLElement>('h3 a') ?? [])];
  const jetzt = links.indexOf(document.activeElement as HTMLElement);
  const ziel = jetzt < 0 ? (weiter > 0 ? 0 : links.length - 1) : jetzt + weiter;
  links[ziel]?.focus();
}

/** Single keys to go through a list, told and switched off here (WCAG 2.1.4). */
export function Tastenkuerzel({ liste }: { liste: RefObject<HTMLElement | null> }) {
  const [an, setAn] = useState(true);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => setAn(readWunsch()), []);

  useEffect(() => {
    if (!an) return;
    const TASTEN: Record<string, () => void> = {
      j: () => jump(liste.current, 1),
      k: () => jump(liste.current, -1),
      // The filters stand beside the result that this is part of.
      f: () => details.current?.closest('section')?.parentElement?.querySelector<HTMLElement>('[name=q]')?.focus(),
      '?': () => {
        if (!details.current) return;
        details.current.open = !details.current.open;
        details.current.querySelector('summary')?.focus();
      },
    };
    function handle(event: KeyboardEvent) {
      const tue = TASTEN[event.key];
      if (!tue || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return;
      event.preventDefault();
      tue();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [an, liste]);

  return (
    <details ref={details} className={styles.kuerzel}>
      <summary>Tastenkürzel</summary>
      <dl>
        {KUERZEL.map(([taste, wozu]) => (
          <div key={taste}>
            <dt>
              <kbd>{taste}</kbd>
            </dt>
            <dd>{wozu}</dd>
          </div>
        ))}
      </dl>
      <label className={joinClasses(tile.choice, tile.tile)}>
        <input
          type="checkbox"
          checked={an}
          onChange={(event) => {
            setAn(event.target.checked);
            rememberWunsch(event.target.checked);
          }}
        />
        <span>Tastenkürzel verwenden</span>
      </label>
    </details>
  );
}
