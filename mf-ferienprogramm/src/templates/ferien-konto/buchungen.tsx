import { formatDatum } from '@gm/shared/format/datum';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import type { ReactNode } from 'react';
import { formatEuro } from '../../kasse/euro.ts';
import { Tabellenkopf } from '../../tabelle/tabellenkopf.tsx';

interface BuchungenProps {
  zeilen: readonly { tag: string; was: string; betrag: number; dazu?: ReactNode }[];
  leer: string;
}

/** Entries of the books, in their order. */
export function Buchungen({ zeilen, leer }: BuchungenProps) {
  if (zeilen.length === 0) return <p>{leer}</p>;
  return (
    <table className={tabelle.tabelle}>
      <Tabellenkopf spalten={['Wofür', 'Tag', 'Betrag']} zahlen={['Betrag']} />
      <tbody>
        {zeilen.map(({ tag, was, betrag, dazu }, nummer) => (
          <tr key={nummer}>
            <th scope="row">
              {was}
              {dazu}
            </th>
            <td data-spalte="Tag">{formatDatum(tag)}</td>
            <td className={tabelle.zahl} data-spalte="Betrag">
              {formatEuro(betrag)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
