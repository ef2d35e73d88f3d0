import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';
import { Booked } from './booked.tsx';
import { formatDeadline } from './deadline.ts';
import type { KeptReceipt as Receipt } from './read-registration.ts';
import type { RegistrationStepOptions } from './registration.context.ts';
import { WishThanks } from './wish-thanks.tsx';

/** The thanks again, after a reload or on the way back: "contact data missing" would look like a lost booking. */
export function KeptReceipt({ receipt, options }: { receipt: Receipt; options: RegistrationStepOptions }) {
  if (options.vergabe === 'verlosung') return <WishThanks until={formatDate(options.anmeldung_bis)} />;
  const until = receipt.bestaetigen_bis;
  return (
    <Booked
      receipt={receipt}
      payment=""
      {...(until && {
        renderOpen: (thanks) => (
          <Alert kind="warning" title="Bitte bestätigen Sie die Buchung in Ihren E-Mails">
            <p>
              Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin bis{' '}
              <strong>{formatDeadline(until)}</strong>: Bis dahin halten wir die Plätze, danach werden sie wieder frei.
            </p>
            {thanks}
          </Alert>
        ),
      })}
    />
  );
}
