import type { Costs as Amounts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { describeLater, listCosts } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import styles from './costs.module.css';

interface CostsProps {
  costs: Amounts;
  /** Number of booked children, and total number of their events. */
  count: { kinder: number; veranstaltungen: number };
  options: Parameters<typeof describeLater>[0] & { zahlung: string };
  /** Before booking: also shows the cost of a later booking for the same child. */
  before?: boolean;
}

/** Itemised costs (requirement F-14) and how to pay them. */
export function Costs({ costs, count, options, before = false }: CostsProps) {
  const later = before ? describeLater(options) : '';
  return (
    <>
      <table className={styles.costs}>
        <caption>Kosten</caption>
        <tbody>
          {listCosts(costs, count, options).map(({ was, betrag: amount, rechnung: bill }) => (
            <tr key={was} className={was === 'Gesamt' ? styles.total : undefined}>
              <th scope="row">
                {was}
                {bill && <small>{bill}</small>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {later && <p>{later}</p>}
      {costs.gesamt > 0 && <Payment text={options.zahlung} />}
    </>
  );
}

/** How and until when to pay, from the season's settings. */
export function Payment({ text }: { text: string }) {
  if (!text) return null;
  return (
    <div className={styles.payment}>
      <h3>Bezahlung</h3>
      <p>{text}</p>
    </div>
  );
}
