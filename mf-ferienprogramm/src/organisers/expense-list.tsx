import type { OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { formatDate } from '@gm/shared/format/date';
import table from '@gm/shared/list/table.module.css';
import type { ReactNode } from 'react';
import { formatEuro } from '../payment/euro.ts';
import { TableHead } from '../table/table-head.tsx';

type Expense = OrganiserSheet['auslagen'][number];

/** Costs reported by organisers, with their total. `additionally` renders the actions of an item. */
export function ExpenseList({
  expenses,
  additionally,
}: {
  expenses: readonly Expense[];
  additionally?(expense: Expense): ReactNode;
}) {
  if (expenses.length === 0) return <p>Noch sind keine Auslagen gemeldet.</p>;
  return (
    <table className={table.table}>
      <TableHead columns={['Wofür', 'Gemeldet', 'Betrag']} figures={['Betrag']} />
      <tbody>
        {expenses.map((expense) => (
          <tr key={expense.id}>
            <th scope="row">
              {expense.wofuer}
              {additionally?.(expense)}
            </th>
            <td data-spalte="Gemeldet">
              {formatDate(expense.tag)}, {expense.von}
            </td>
            <td className={table.figure} data-spalte="Betrag">
              {formatEuro(expense.betrag)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Zusammen
          </th>
          <td className={table.figure}>{formatEuro(expenses.reduce((sum, { betrag: amount }) => sum + amount, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
