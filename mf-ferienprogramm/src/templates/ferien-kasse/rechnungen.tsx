import { formatDatum } from '@gm/shared/format/datum';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { describeOffen, formatEuro } from '../../kasse/euro.ts';
import { Tabellenkopf } from '../../tabelle/tabellenkopf.tsx';
import type { FerienKasseProps } from './ferien-kasse.context.ts';

type Konten = NonNullable<FerienKasseProps['context']['kasse']>['konten'];

/** Bills, each with what is still to be paid. */
export function Rechnungen({ konten }: { konten: Konten }) {
  if (konten.length === 0) return <p>Zu Ihrer Auswahl gibt es nichts.</p>;
  return (
    <table className={tabelle.tabelle}>
      <Tabellenkopf spalten={['Rechnung', 'Fällig', 'Betrag', 'Stand']} zahlen={['Betrag', 'Stand']} />
      <tbody>
        {konten.map(({ referenz, name, faellig, soll, offen, ueberfaellig, erinnert, href }) => (
          <tr key={referenz}>
            <th scope="row">
              <a href={href}>{referenz}</a>
              <br />
              <span className={tabelle.klein}>{name}</span>
            </th>
            <td data-spalte="Fällig">
              <span>
                {formatDatum(faellig)}
                {ueberfaellig && <strong>, überfällig</strong>}
                {erinnert > 0 && <span className={tabelle.klein}>, {erinnert}-mal erinnert</span>}
              </span>
            </td>
            <td className={tabelle.zahl} data-spalte="Betrag">
              {formatEuro(soll)}
            </td>
            <td className={tabelle.zahl} data-spalte="Stand">
              {describeOffen(offen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
