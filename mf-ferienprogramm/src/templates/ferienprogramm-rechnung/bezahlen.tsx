import { formatIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import type { Rechnung } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { formatEuro } from '../../kasse/euro.ts';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import styles from './ferienprogramm-rechnung.module.css';

/** Where to transfer what is open, as text and as a code for the banking app; or by card where the town takes them. */
export function Bezahlen({ rechnung, token }: { rechnung: Rechnung; token: string }) {
  const { offen, faellig, konto, zweck, girocode, karte } = rechnung;
  const { laeuft, fehler, run } = useAktion();
  const payByCard = () =>
    run(async () => {
      const { adresse } = await postJson<{ adresse: string }>('/api/ferienprogramm/rechnung/karte', { token });
      window.location.assign(adresse);
    });
  return (
    <section aria-labelledby="rechnung-bezahlen" className={styles.bezahlen}>
      <div>
        <h3 id="rechnung-bezahlen">So bezahlen Sie</h3>
        <p>
          Bitte überweisen Sie {formatEuro(offen)} bis zum {formatDatum(faellig)}.
        </p>
        <dl className={styles.angaben}>
          <dt>Empfänger</dt>
          <dd>{konto.inhaber}</dd>
          <dt>IBAN</dt>
          <dd>{formatIban(konto.iban)}</dd>
          {konto.bic && (
            <>
              <dt>BIC</dt>
              <dd>
                {konto.bic}
                {konto.bank && `, ${konto.bank}`}
              </dd>
            </>
          )}
          <dt>Betrag</dt>
          <dd>{formatEuro(offen)}</dd>
          <dt>Verwendungszweck</dt>
          <dd>{zweck}</dd>
        </dl>
        {fehler && (
          <Alert kind="danger" title="Die Kartenzahlung ist nicht möglich" level={3} live>
            <p>{fehler}</p>
          </Alert>
        )}
        {karte && (
          <Button variant="secondary" onClick={() => void payByCard()} disabled={laeuft}>
            Mit Karte bezahlen
          </Button>
        )}
      </div>
      {girocode && (
        <figure className={styles.code}>
          <svg
            viewBox={`0 0 ${girocode.groesse} ${girocode.groesse}`}
            role="img"
            aria-label={`GiroCode für ${formatEuro(offen)} mit dem Verwendungszweck ${zweck}`}
          >
            <path d={girocode.pfad} />
          </svg>
          <figcaption>GiroCode: mit der Banking-App fotografieren, dann ist die Überweisung ausgefüllt.</figcaption>
        </figure>
      )}
    </section>
  );
}
