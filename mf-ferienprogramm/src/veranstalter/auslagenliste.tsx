import type { Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { formatDatum } from '@gm/shared/format/datum';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import type { ReactNode } from 'react';
import { formatEuro } from '../kasse/euro.ts';
import { Tabellenkopf } from '../tabelle/tabellenkopf.tsx';

type Auslage = Veranstalterblatt['auslagen'][number];

/** Costs that organisers reported, and their sum. `dazu` is what can be done about one. */
export function Auslagenliste({
  auslagen,
  dazu,
}: {
  auslagen: readonly Auslage[];
  dazu?(auslage: Auslage): ReactNode;
}) {
  if (auslagen.length === 0) return <p>Noch sind keine Auslagen gemeldet.</p>;
  return (
    <table className={tabelle.tabelle}>
      <Tabellenkopf spalten={['Wofür', 'Gemeldet', 'Betrag']} zahlen={['Betrag']} />
      <tbody>
        {auslagen.map((auslage) => (
          <tr key={auslage.id}>
            <th scope="row">
              {auslage.wofuer}
              {dazu?.(auslage)}
            </th>
            <td data-spalte="Gemeldet">
              {formatDatum(auslage.tag)}, {auslage.von}
            </td>
            <td className={tabelle.zahl} data-spalte="Betrag">
              {formatEuro(auslage.betrag)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Zusammen
          </th>
          <td className={tabelle.zahl}>{formatEuro(auslagen.reduce((summe, { betrag }) => summe + betrag, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
