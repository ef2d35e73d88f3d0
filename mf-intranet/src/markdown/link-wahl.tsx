import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Button } from '@gm/shared/ui/button';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { ZielEingabe } from '../inhalt/ziel-eingabe.tsx';
import styles from './markdown-eingabe.module.css';

interface LinkWahlProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  anfang: { href: string; text: string };
  isErlaubt(href: string): boolean;
  onWahl(href: string, text: string): void;
}

/** Where a link leads, and with which words. It stands inside of a form and is none: Enter must not send that. */
export function LinkWahl({ id, dialog, anfang, isErlaubt, onWahl }: LinkWahlProps) {
  const [href, setHref] = useState(anfang.href);
  const [text, setText] = useState(anfang.text);
  const [meldung, setMeldung] = useState<string>();
  function apply() {
    const ziel = /^www\./i.test(href.trim()) ? `https://${href.trim()}` : href.trim();
    if (ziel === '') return setMeldung('Bitte wählen Sie, wohin der Link führt.');
    if (!isErlaubt(ziel)) {
      return setMeldung('Ein Link führt zu einer Seite (/…), zu https://…, mailto:… oder tel:….');
    }
    dialog.current?.close();
    onWahl(ziel, text);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  }
  return (
    <dialog ref={dialog} className={styles.link} aria-labelledby={`${id}-titel`} onKeyDown={press}>
      <h2 id={`${id}-titel`}>{anfang.href ? 'Link ändern' : 'Link einfügen'}</h2>
      <Feld id={`${id}-ziel`} label="Wohin der Link führt" required meldung={meldung}>
        <ZielEingabe
          control={{
            id: `${id}-ziel`,
            'aria-required': true,
            'aria-invalid': meldung ? true : undefined,
            'aria-describedby': meldung ? `${id}-ziel-fehler` : undefined,
          }}
          label="Wohin der Link führt"
          wert={href}
          onWert={(neu) => {
            setHref(neu);
            setMeldung(undefined);
          }}
        />
      </Feld>
      <Feld id={`${id}-text`} label="Text des Links" meldung={undefined}>
        <input
          id={`${id}-text`}
          type="text"
          className={eingabe.eingabe}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Feld>
      <div className={styles.knoepfe}>
        <Button onClick={apply}>Übernehmen</Button>
        {anfang.href && (
          <Button
            variant="secondary"
            onClick={() => {
              dialog.current?.close();
              onWahl('', text);
            }}
          >
            Link entfernen
          </Button>
        )}
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Abbrechen
        </Button>
      </div>
    </dialog>
  );
}
