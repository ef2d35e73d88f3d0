import { formatDate } from '@gm/shared/format/date';
import table from '@gm/shared/list/table.module.css';
import type { ReactNode } from 'react';
import { formatEuro } from '../../payment/euro.ts';
import { TableHead } from '../../table/table-head.tsx';

interface BookingsProps {
  lines: readonly { tag: string; was: string; betrag: number; dazu?: ReactNode }[];
  empty: string;
}

/** Entries of the account in order. */
export function Bookings({ lines, empty }: BookingsProps) {
  if (lines.length === 0) return <p>{empty}</p>;
  return (
    <table className={table.table}>
      <TableHead columns={['Wofür', 'Tag', 'Betrag']} figures={['Betrag']} />
      <tbody>
        {lines.map(({ tag: day, was, betrag: amount, dazu: additionally }, num) => (
          <tr key={num}>
            <th scope="row">
              {was}
              {additionally}
            </th>
            <td data-spalte="Tag">{formatDate(day)}</td>
            <td className={table.figure} data-spalte="Betrag">
              {formatEuro(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
