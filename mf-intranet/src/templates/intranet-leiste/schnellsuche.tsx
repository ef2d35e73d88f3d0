import { useEffect, useId, useRef } from 'react';
import styles from './intranet-leiste.module.css';

/** One search over everything the account may see. Ctrl K leads to it from everywhere; without scripts it is a form. */
export function Schnellsuche() {
  const feld = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      feld.current?.closest('details')?.setAttribute('open', '');
      feld.current?.focus();
      feld.current?.select();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <search>
      <form action="/intranet/suche/" className={styles.suche} autoComplete="off">
        <label htmlFor={id}>
          Alles durchsuchen <kbd>Strg K</kbd>
        </label>
        <input ref={feld} id={id} type="search" name="q" aria-keyshortcuts="Control+K" />
      </form>
    </search>
  );
}
