import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import tabelle from '../../anmeldung/kosten.module.css';
import { formatEuro } from '../../kasse/euro.ts';
import { Bezahlen } from './bezahlen.tsx';
import type { FerienprogrammRechnungProps } from './ferienprogramm-rechnung.context.ts';
import styles from './ferienprogramm-rechnung.module.css';

/** What a family owes, line by line, what it has paid, and how it pays the rest. */
export default function FerienprogrammRechnung({ context: { rechnung }, options, seite }: FerienprogrammRechnungProps) {
  const { referenz, erstellt, empfaenger, posten, summe, zahlungen, offen, buchung } = rechnung;
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  return (
    <div className={styles.rechnung}>
      <div>
        <h2>Rechnung {referenz}</h2>
        <p>
          vom {formatDatum(erstellt)} für {empfaenger.name}, {empfaenger.strasse}, {empfaenger.ort}
        </p>
      </div>
      {offen <= 0 && (
        <Alert
          kind="success"
          title={offen < 0 ? `Sie haben ${formatEuro(-offen)} zu viel bezahlt` : 'Diese Rechnung ist bezahlt'}
          level={3}
        >
          {offen < 0 && (
            <p>
              Wir zahlen den Betrag zurück. Schreiben Sie uns dafür bitte Ihre IBAN an{' '}
              <MailLink adresse={options.email} />.
            </p>
          )}
        </Alert>
      )}
      <table className={tabelle.kosten}>
        <caption>Posten</caption>
        <tbody>
          {posten.map(({ was, betrag }) => (
            <tr key={was}>
              <th scope="row">{was}</th>
              <td>{formatEuro(betrag)}</td>
            </tr>
          ))}
          <tr className={tabelle.gesamt}>
            <th scope="row">Summe</th>
            <td>{formatEuro(summe)}</td>
          </tr>
          {zahlungen.map(({ tag, was, betrag }, nummer) => (
            <tr key={nummer}>
              <th scope="row">
                {was} am {formatDatum(tag)}
              </th>
              <td>{formatEuro(-betrag)}</td>
            </tr>
          ))}
          {zahlungen.length > 0 && (
            <tr className={tabelle.gesamt}>
              <th scope="row">{offen < 0 ? 'Guthaben' : 'Noch zu zahlen'}</th>
              <td>{formatEuro(Math.abs(offen))}</td>
            </tr>
          )}
        </tbody>
      </table>
      {offen > 0 && <Bezahlen rechnung={rechnung} token={token} />}
      <div className={styles.wege}>
        <LinkButton href={`/api/ferienprogramm/rechnung/pdf${seite.suche}`} variant="secondary" data-native="">
          Rechnung als PDF
        </LinkButton>
        <a href={buchung}>Zur Buchung</a>
      </div>
      <p>
        Fragen zur Rechnung? Haben Sie einen Sozialpass? Schreiben Sie uns an <MailLink adresse={options.email} /> und
        nennen Sie die Nummer {referenz}.
      </p>
    </div>
  );
}
