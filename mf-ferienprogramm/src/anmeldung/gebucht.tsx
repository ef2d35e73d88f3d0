import type { Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './gebucht.module.css';
import { Zahlung } from './kosten.tsx';
import { getHref } from './schritte.ts';

interface GebuchtProps {
  eingang: Partial<Buchungseingang>;
  /** How what was booked is paid; empty where it costs nothing. */
  zahlung: string;
  /** What is still to be done about its mail; what is firm at once needs nothing, and not the code of a form. */
  children?: ReactNode;
}

/** Takes the wizard's place once the booking is stored (requirement F-17); not every system gives number and link. */
export function Gebucht({ eingang, zahlung, children }: GebuchtProps) {
  const { referenz, status_link: link, bestaetigen_bis: bis } = eingang;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.gebucht}>
      <div ref={ref} tabIndex={-1}>
        <Alert kind="success" title="Danke!">
          <p>Vielen Dank für Ihre Buchung. Wir werden uns in Kürze mit Ihnen in Verbindung setzen</p>
          {referenz && (
            <>
              <p>
                Ihre Referenznummer: <strong className={styles.referenz}>{referenz}</strong>
              </p>
              {!bis && <p>Die Bestätigung mit allen Terminen ist per E-Mail unterwegs.</p>}
            </>
          )}
          {link && <a href={link}>{bis ? 'Stand der Buchung ansehen' : 'Buchung ansehen oder stornieren'}</a>}
        </Alert>
      </div>
      {children}
      <Zahlung text={zahlung} />
      <p>
        <LinkButton href={getHref('kontakt')} variant="secondary">
          Zurück zum Formular
        </LinkButton>
      </p>
    </div>
  );
}
