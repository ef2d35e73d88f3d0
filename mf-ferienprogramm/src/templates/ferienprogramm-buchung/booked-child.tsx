import type { Booking } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import { formatPeriod } from '@gm/shared/format/period';
import card from '../../registration/child-card.module.css';
import { CancellationButton } from './cancellation-button.tsx';
import styles from './ferienprogramm-buchung.module.css';

interface BookedChildProps {
  kind: Booking['kinder'][number];
  /** Text about remaining costs after a cancellation. */
  sequence: string;
  /** A cancellation is in progress. */
  running: boolean;
  onCancel: (child: number, veranstaltung: number | undefined, was: string) => Promise<void>;
}

/** A child with its places, which can be cancelled until their deadline, individually or all at once. */
export function BookedChild({ kind: child, sequence, running, onCancel }: BookedChildProps) {
  const cancellable = child.veranstaltungen.filter(({ stornierbar: cancellable }) => cancellable);
  return (
    <li className={card.card}>
      <h3>
        {child.vorname} {child.name}
      </h3>
      <ul className={styles.attendances}>
        {child.veranstaltungen.map(({ veranstaltung, preis: price, status, stornierbar: cancellable, storno_bis }) => (
          <li key={veranstaltung.id} data-storniert={status === 'storniert' ? '' : undefined}>
            <div className={styles.line}>
              <span>
                <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
                <span className={card.time}>{formatPeriod(veranstaltung)}</span>
              </span>
              <span className={card.price}>{status === 'storniert' ? 'storniert' : formatCents(toCents(price))}</span>
            </div>
            {cancellable && (
              <>
                <p className={card.time}>Stornieren können Sie bis zum {formatDate(storno_bis)}.</p>
                <CancellationButton
                  label="Stornieren"
                  was={`„${veranstaltung.titel}“ für ${child.vorname}`}
                  sequence={sequence}
                  running={running}
                  onCancel={(was) => onCancel(child.id, veranstaltung.id, was)}
                />
              </>
            )}
            {status === 'gebucht' && !cancellable && (
              <p className={card.time}>Online können Sie diese Veranstaltung nicht mehr stornieren.</p>
            )}
          </li>
        ))}
      </ul>
      {cancellable.length > 1 && (
        <CancellationButton
          label="Kind ganz abmelden"
          was={`Die Anmeldung von ${child.vorname}`}
          sequence={sequence}
          running={running}
          onCancel={(was) => onCancel(child.id, undefined, was)}
        />
      )}
    </li>
  );
}
