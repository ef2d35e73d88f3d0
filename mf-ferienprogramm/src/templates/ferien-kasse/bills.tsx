import { formatDate } from '@gm/shared/format/date';
import table from '@gm/shared/list/table.module.css';
import { describeOpen, formatEuro } from '../../payment/euro.ts';
import { TableHead } from '../../table/table-head.tsx';
import type { FerienKasseProps } from './ferien-kasse.context.ts';

type Accounts = NonNullable<FerienKasseProps['context']['kasse']>['konten'];

/** Invoices with their open amounts. */
export function Bills({ konten: accounts }: { konten: Accounts }) {
  if (accounts.length === 0) return <p>Zu Ihrer Auswahl gibt es nichts.</p>;
  return (
    <table className={table.table}>
      <TableHead columns={['Rechnung', 'Fällig', 'Betrag', 'Stand']} figures={['Betrag', 'Stand']} />
      <tbody>
        {accounts.map(
          ({
            referenz: reference,
            name,
            faellig: due,
            soll: target,
            offen: open,
            ueberfaellig: overdue,
            erinnert: reminded,
            href,
          }) => (
            <tr key={reference}>
              <th scope="row">
                <a href={href}>{reference}</a>
                <br />
                <span className={table.small}>{name}</span>
              </th>
              <td data-spalte="Fällig">
                <span>
                  {formatDate(due)}
                  {overdue && <strong>, überfällig</strong>}
                  {reminded > 0 && <span className={table.small}>, {reminded}-mal erinnert</span>}
                </span>
              </td>
              <td className={table.figure} data-spalte="Betrag">
                {formatEuro(target)}
              </td>
              <td className={table.figure} data-spalte="Stand">
                {describeOpen(open)}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
