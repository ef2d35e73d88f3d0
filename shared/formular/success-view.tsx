import { createElement, type ReactNode, useEffect, useRef } from 'react';
import type { Eingang } from '../schemas/formular.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Neuigkeit } from '../ui/neuigkeit.tsx';
import { OHNE_BESTAETIGUNG } from './bestaetigung.ts';
import { useFormularKontext } from './formular-kontext.ts';
import styles from './success-view.module.css';

export interface SuccessViewProps {
  titel: string;
  text: ReactNode;
  /** What is told of the acknowledgement, as long as one was mailed. */
  bestaetigung?: string;
  /** What one may do next, given the id of what was stored. */
  follow?: (id: Eingang['id'] | undefined) => ReactNode;
  /** The form would show what is no longer so. */
  ohneRueckweg?: boolean;
  /** A form of the intranet: nobody there is asked to have the site as an app. */
  fuerMitarbeitende?: boolean;
}

/** Takes the form's place once it was received. The way back is a form of its own, so that it needs no JavaScript. */
export function SuccessView({
  titel,
  text,
  bestaetigung,
  follow,
  ohneRueckweg = false,
  fuerMitarbeitende = false,
}: SuccessViewProps) {
  const { adresse, stand, vomServer, startAfresh } = useFormularKontext();
  // A browser replaces the query of a GET form's address by its fields.
  const [pfad, suche] = adresse.split('?', 2);
  const ref = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone; a page that came with the news is read from its top anyway.
  useEffect(() => {
    if (vomServer) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [vomServer]);

  const { referenz, id, ohneBestaetigung } = stand.status === 'success' ? stand : {};
  const mail = ohneBestaetigung ? OHNE_BESTAETIGUNG : bestaetigung;
  return (
    <div className={styles.success}>
      <Neuigkeit ref={ref} vomServer={vomServer}>
        <Alert kind="success" title={titel}>
          {referenz && (
            <p>
              Ihre Referenznummer: <strong className={styles.referenz}>{referenz}</strong>
            </p>
          )}
          {text}
          {mail && <p>{mail}</p>}
        </Alert>
      </Neuigkeit>
      {follow?.(id)}
      {!ohneRueckweg && (
        <form
          method="get"
          action={pfad}
          onSubmit={(event) => {
            event.preventDefault();
            startAfresh();
          }}
        >
          {[...new URLSearchParams(suche)].map(([name, wert]) => (
            <input key={name} type="hidden" name={name} value={wert} />
          ))}
          <Button type="submit" variant="secondary">
            Zurück zum Formular
          </Button>
        </form>
      )}
      {/* Whoever has just been served may like to come again: the shell fills it (shell/src/app/angebot-element.ts). */}
      {referenz && !fuerMitarbeitende && createElement('gm-app-angebot')}
    </div>
  );
}
