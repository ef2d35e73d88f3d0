import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { formatEuro } from '../../payment/euro.ts';
import table from '../../registration/costs.module.css';
import type { FerienprogrammRechnungProps } from './ferienprogramm-rechnung.context.ts';
import styles from './ferienprogramm-rechnung.module.css';
import { Pay } from './pay.tsx';

/** A family's charges and payments, and how to pay the rest. */
export default function FerienprogrammRechnung({
  context: { rechnung: bill },
  options,
  seite: page,
}: FerienprogrammRechnungProps) {
  const {
    referenz: reference,
    erstellt: created,
    empfaenger: recipient,
    posten: billLines,
    summe: sum,
    zahlungen: payments,
    offen: open,
    buchung: booking,
  } = bill;
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  return (
    <div className={styles.bill}>
      <div>
        <h2>Rechnung {reference}</h2>
        <p>
          vom {formatDate(created)} für {recipient.name}, {recipient.strasse}, {recipient.ort}
        </p>
      </div>
      {open <= 0 && (
        <Alert
          kind="success"
          title={open < 0 ? `Sie haben ${formatEuro(-open)} zu viel bezahlt` : 'Diese Rechnung ist bezahlt'}
          level={3}
        >
          {open < 0 && (
            <p>
              Wir zahlen den Betrag zurück. Schreiben Sie uns dafür bitte Ihre IBAN an{' '}
              <MailLink address={options.email} />.
            </p>
          )}
        </Alert>
      )}
      <table className={table.costs}>
        <caption>Posten</caption>
        <tbody>
          {billLines.map(({ was, betrag: amount }) => (
            <tr key={was}>
              <th scope="row">{was}</th>
              <td>{formatEuro(amount)}</td>
            </tr>
          ))}
          <tr className={table.total}>
            <th scope="row">Summe</th>
            <td>{formatEuro(sum)}</td>
          </tr>
          {payments.map(({ tag: day, was, betrag: amount }, num) => (
            <tr key={num}>
              <th scope="row">
                {was} am {formatDate(day)}
              </th>
              <td>{formatEuro(-amount)}</td>
            </tr>
          ))}
          {payments.length > 0 && (
            <tr className={table.total}>
              <th scope="row">{open < 0 ? 'Guthaben' : 'Noch zu zahlen'}</th>
              <td>{formatEuro(Math.abs(open))}</td>
            </tr>
          )}
        </tbody>
      </table>
      {open > 0 && <Pay bill={bill} token={token} />}
      <div className={styles.paths}>
        <LinkButton href={`/api/ferienprogramm/rechnung/pdf${page.suche}`} variant="secondary" data-native="">
          Rechnung als PDF
        </LinkButton>
        <a href={booking}>Zur Buchung</a>
      </div>
      <p>
        Fragen zur Rechnung? Haben Sie einen Sozialpass? Schreiben Sie uns an <MailLink address={options.email} /> und
        nennen Sie die Nummer {reference}.
      </p>
    </div>
  );
}
