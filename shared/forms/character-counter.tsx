import { useEffect, useState } from 'react';
import { countCharacters } from '../rules/count-characters.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './character-counter.module.css';
import { useValue } from './state/use-value.ts';

/** Announced when the user pauses, so that typing is not interrupted. */
const PAUSE_MS = 1500;

function describe(missing: number): string {
  if (missing === 0) return 'Lang genug';
  return missing === 1 ? 'Noch 1 Zeichen' : `Noch ${missing.toLocaleString('de-DE')} Zeichen`;
}

/** Number of characters a text field still lacks: updated with every key, announced when the user pauses. */
export function CharacterCounter({ name, atLeast }: { name: string; atLeast: number }) {
  const text = useValue(name);
  const count = countCharacters(typeof text === 'string' ? text : '');
  const words = describe(Math.max(0, atLeast - count));
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    // Nothing is announced for an empty field.
    const timer = setTimeout(() => setAnnounced(count === 0 ? '' : words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, words]);
  return (
    <>
      <p className={styles.counter} aria-hidden="true">
        {words}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
