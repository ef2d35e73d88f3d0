import { formatBetrag } from '@gm/shared/format/betrag';
import { toCent } from '@gm/shared/regeln/ferienprogramm-kosten';
import type { Kosten as Betraege } from '@gm/shared/schemas/ferienprogramm-anmeldung';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import type { AngemeldetesKind } from '../../anmeldung/lies-anmeldung.ts';
import styles from './ferienprogramm-bestaetigen.module.css';

interface KostenProps {
  /** Cents. */
  kosten: Betraege;
  kinder: readonly AngemeldetesKind[];
  options: AnmeldungOptionen;
}

/** What it costs, item by item (specification B9). */
export function Kosten({ kosten, kinder, options }: KostenProps) {
  const anzahl = kinder.reduce((summe, { veranstaltungen }) => summe + veranstaltungen.length, 0);
  return (
    <table className={styles.kosten}>
      <caption>Kosten</caption>
      <tbody>
        <tr>
          <th scope="row">Veranstaltungen</th>
          <td>{formatBetrag(kosten.veranstaltungen)}</td>
        </tr>
        <tr>
          <th scope="row">
            Gebühren
            <small>
              {kinder.length} {kinder.length === 1 ? 'Kind' : 'Kinder'} × {formatBetrag(toCent(options.gebuehr_kind))},{' '}
              {anzahl} {anzahl === 1 ? 'Veranstaltung' : 'Veranstaltungen'} ×{' '}
              {formatBetrag(toCent(options.gebuehr_veranstaltung))}
            </small>
          </th>
          <td>{formatBetrag(kosten.gebuehren)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Gesamt</th>
          <td>{formatBetrag(kosten.gesamt)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
