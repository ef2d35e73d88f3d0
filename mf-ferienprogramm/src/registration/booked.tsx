import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { type ReactNode, useState } from 'react';
import styles from './booked.module.css';
import { Payment } from './costs.tsx';
import type { KeptReceipt } from './read-registration.ts';
import { getHref } from './steps.ts';
import { useGuidance } from './use-guidance.ts';

const THANKS = 'Danke!';

interface BookedProps {
  receipt: KeptReceipt;
  /** How to pay; empty if it is free. */
  payment: string;
  /**
   * Renders the thanks inside the message about the required confirmation; confirmed bookings need neither it nor the
   * form's code.
   */
  renderOpen?: (thanks: ReactNode) => ReactNode;
}

/**
 * Replaces the wizard once the booking is stored (requirement F-17); number and link are optional, since not every
 * system provides them.
 */
export function Booked({ receipt, payment, renderOpen }: BookedProps) {
  const [news] = useState({});
  const { referenz: reference, status_link: link } = receipt;
  const thanks = (
    <>
      <p>Vielen Dank für Ihre Buchung. Wir werden uns in Kürze mit Ihnen in Verbindung setzen</p>
      {reference && (
        <p>
          Ihre Referenznummer: <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
      {reference && !renderOpen && <p>Die Bestätigung mit allen Terminen ist per E-Mail unterwegs.</p>}
      {link && <a href={link}>{renderOpen ? 'Stand der Buchung ansehen' : 'Buchung ansehen oder stornieren'}</a>}
    </>
  );
  return (
    <div className={styles.booked}>
      <div ref={useGuidance(news)} tabIndex={-1} className={styles.booked}>
        {renderOpen ? (
          renderOpen(
            <>
              <h3 className={styles.thanks}>{THANKS}</h3>
              {thanks}
            </>,
          )
        ) : (
          <Alert kind="success" title={THANKS}>
            {thanks}
          </Alert>
        )}
      </div>
      <Payment text={payment} />
      <p>
        <LinkButton href={getHref('kontakt')} variant="secondary">
          Zurück zum Formular
        </LinkButton>
      </p>
    </div>
  );
}
