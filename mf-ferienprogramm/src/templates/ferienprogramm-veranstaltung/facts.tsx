import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatFees, formatPrice } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import { toCents } from '@gm/shared/format/amount';
import { formatAge, formatParticipants } from '../../program/format-veranstaltung.ts';
import { Places } from '../../program/places.tsx';
import styles from './ferienprogramm-veranstaltung.module.css';

/** Facts that parents decide by (requirement F-5). */
export function Facts({
  veranstaltung,
  options,
}: {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptions;
}) {
  const fees = formatFees(options);
  const { preis: price, preis_geschwister: siblings, mitbringen } = veranstaltung;
  return (
    <dl className={styles.keyFacts}>
      <dt>Alter</dt>
      <dd>{formatAge(veranstaltung)}</dd>
      <dt>Teilnehmer</dt>
      <dd>{formatParticipants(veranstaltung)}</dd>
      <dt>Preis</dt>
      <dd>
        {formatPrice(toCents(price), options)}
        {options.geschwisterpreis &&
          siblings !== null &&
          `, jedes weitere Geschwisterkind ${formatPrice(toCents(siblings), options)}`}
      </dd>
      {fees && (
        <>
          <dt>Gebühren</dt>
          <dd>{fees}</dd>
        </>
      )}
      <dt>Freie Plätze</dt>
      <dd>
        <Places veranstaltung={veranstaltung} />
      </dd>
      {mitbringen && (
        <>
          <dt>Mitbringen</dt>
          <dd>{mitbringen}</dd>
        </>
      )}
    </dl>
  );
}
