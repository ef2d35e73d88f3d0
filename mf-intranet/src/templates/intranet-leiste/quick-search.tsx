import { useEffect, useId, useRef } from 'react';
import styles from './intranet-leiste.module.css';

/** Search over everything the account may see. Ctrl K focuses it from anywhere; without scripts it is a plain form. */
export function QuickSearch() {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      field.current?.closest('details')?.setAttribute('open', '');
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <search>
      <form action="/intranet/suche/" className={styles.search} autoComplete="off">
        <label htmlFor={id}>
          Alles durchsuchen <kbd>Strg K</kbd>
        </label>
        <input ref={field} id={id} type="search" name="q" aria-keyshortcuts="Control+K" />
      </form>
    </search>
  );
}
