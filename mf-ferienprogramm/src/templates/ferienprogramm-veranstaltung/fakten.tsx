import { formatGebuehren, formatPreis } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { toCents } from '@gm/shared/format/betrag';
import { formatAlter, formatTeilnehmer } from '../../programm/format-veranstaltung.ts';
import { Plaetze } from '../../programm/plaetze.tsx';
import styles from './ferienprogramm-veranstaltung.module.css';

/** What parents decide by (requirement F-5). */
export function Fakten({
  veranstaltung,
  options,
}: {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptionen;
}) {
  const gebuehren = formatGebuehren(options);
  const { preis, preis_geschwister: geschwister, mitbringen } = veranstaltung;
  return (
    <dl className={styles.fakten}>
      <dt>Alter</dt>
      <dd>{formatAlter(veranstaltung)}</dd>
      <dt>Teilnehmer</dt>
      <dd>{formatTeilnehmer(veranstaltung)}</dd>
      <dt>Preis</dt>
      <dd>
        {formatPreis(toCents(preis), options)}
        {options.geschwisterpreis &&
          geschwister !== null &&
          `, jedes weitere Geschwisterkind ${formatPreis(toCents(geschwister), options)}`}
      </dd>
      {gebuehren && (
        <>
          <dt>Gebühren</dt>
          <dd>{gebuehren}</dd>
        </>
      )}
      <dt>Freie Plätze</dt>
      <dd>
        <Plaetze veranstaltung={veranstaltung} />
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
