import { describeSpaeter, listKosten } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { Kosten as Betraege } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import styles from './kosten.module.css';

interface KostenProps {
  kosten: Betraege;
  /** Booked children, and chosen events of all of them together. */
  anzahl: { kinder: number; veranstaltungen: number };
  options: Parameters<typeof describeSpaeter>[0] & { zahlung: string };
  /** Before it is booked: what a further booking of the same child costs. */
  vorher?: boolean;
}

/** What it costs, item by item (requirement F-14), and how it is paid. */
export function Kosten({ kosten, anzahl, options, vorher = false }: KostenProps) {
  const spaeter = vorher ? describeSpaeter(options) : '';
  return (
    <>
      <table className={styles.kosten}>
        <caption>Kosten</caption>
        <tbody>
          {listKosten(kosten, anzahl, options).map(({ was, betrag, rechnung }) => (
            <tr key={was} className={was === 'Gesamt' ? styles.gesamt : undefined}>
              <th scope="row">
                {was}
                {rechnung && <small>{rechnung}</small>}
              </th>
              <td>{betrag}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {spaeter && <p>{spaeter}</p>}
      {kosten.gesamt > 0 && <Zahlung text={options.zahlung} />}
    </>
  );
}

/** How and until when a family pays, in the words of the season's settings. */
export function Zahlung({ text }: { text: string }) {
  if (!text) return null;
  return (
    <div className={styles.zahlung}>
      <h3>Bezahlung</h3>
      <p>{text}</p>
    </div>
  );
}
