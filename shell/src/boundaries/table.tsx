import table from '@gm/shared/list/table.module.css';
import type { ReactNode } from 'react';

interface TableProps {
  title: string;
  columns: readonly string[];
  lines: readonly { name: string; felder: readonly ReactNode[] }[];
}

/** A table on staff pages; the first field of a row is its header. */
export function DataTable({ title, columns, lines }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table with the keyboard
    <section className={table.frame} aria-label={title} tabIndex={0}>
      <table className={table.table}>
        <caption className="gm-visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, felder: [first, ...further] }) => (
            <tr key={name}>
              <th scope="row">{first}</th>
              {further.map((field, index) => (
                <td key={columns[index + 1]} data-spalte={columns[index + 1]}>
                  {field}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
