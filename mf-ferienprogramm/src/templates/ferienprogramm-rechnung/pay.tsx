import type { Bill } from '@gm/shared/areas/ferienprogramm/payment/bill';
import { formatIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { formatEuro } from '../../payment/euro.ts';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import styles from './ferienprogramm-rechnung.module.css';

/**
 * Bank details of the open amount as text and as a QR code for banking apps; card payment if the municipality offers
 * it.
 */
export function Pay({ bill, token }: { bill: Bill; token: string }) {
  const { offen: open, faellig: due, konto: account, zweck: purpose, girocode, karte: card } = bill;
  const { laeuft: running, fehler: error, run } = useAction();
  const payByCard = () =>
    run(async () => {
      const { adresse: address } = await postJson<{ adresse: string }>('/api/ferienprogramm/rechnung/karte', { token });
      window.location.assign(address);
    });
  return (
    <section aria-labelledby="rechnung-bezahlen" className={styles.pay}>
      <div>
        <h3 id="rechnung-bezahlen">So bezahlen Sie</h3>
        <p>
          Bitte überweisen Sie {formatEuro(open)} bis zum {formatDate(due)}.
        </p>
        <dl className={styles.facts}>
          <dt>Empfänger</dt>
          <dd>{account.inhaber}</dd>
          <dt>IBAN</dt>
          <dd>{formatIban(account.iban)}</dd>
          {account.bic && (
            <>
              <dt>BIC</dt>
              <dd>
                {account.bic}
                {account.bank && `, ${account.bank}`}
              </dd>
            </>
          )}
          <dt>Betrag</dt>
          <dd>{formatEuro(open)}</dd>
          <dt>Verwendungszweck</dt>
          <dd>{purpose}</dd>
        </dl>
        {error && (
          <Alert kind="danger" title="Die Kartenzahlung ist nicht möglich" level={3} live>
            <p>{error}</p>
          </Alert>
        )}
        {card && (
          <Button variant="secondary" onClick={() => void payByCard()} disabled={running}>
            Mit Karte bezahlen
          </Button>
        )}
      </div>
      {girocode && (
        <figure className={styles.code}>
          <svg
            viewBox={`0 0 ${girocode.groesse} ${girocode.groesse}`}
            role="img"
            aria-label={`GiroCode für ${formatEuro(open)} mit dem Verwendungszweck ${purpose}`}
          >
            <path d={girocode.pfad} />
          </svg>
          <figcaption>GiroCode: mit der Banking-App fotografieren, dann ist die Überweisung ausgefüllt.</figcaption>
        </figure>
      )}
    </section>
  );
}
