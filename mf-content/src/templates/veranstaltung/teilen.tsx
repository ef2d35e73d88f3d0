import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import styles from './veranstaltung.module.css';

/** Hands the page's address to whatever the device shares with, or puts it on the clipboard. Nothing without scripts. */
export function Teilen({ titel }: { titel: string }) {
  const [meldung, setMeldung] = useState('');
  async function share() {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: titel, url });
      else {
        await navigator.clipboard.writeText(url);
        setMeldung('Die Adresse dieser Seite ist kopiert.');
      }
    } catch (fault) {
      // Closing the device's own dialog is no failure.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) {
        setMeldung('Das Teilen hat nicht geklappt. Bitte kopieren Sie die Adresse aus der Adresszeile.');
      }
    }
  }
  return (
    <>
      <Button variant="secondary" className={styles.teilen} onClick={share}>
        Teilen
      </Button>
      <span role="status">{meldung}</span>
    </>
  );
}
