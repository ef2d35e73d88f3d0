import { formatBetrag } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { toCent } from '@gm/shared/regeln/ferienprogramm-kosten';
import type { ReactNode } from 'react';
import styles from './kind-karte.module.css';
import type { AngemeldetesKind } from './lies-anmeldung.ts';

export function KindListe({ children }: { children: ReactNode }) {
  return <ul className={styles.liste}>{children}</ul>;
}

function Angaben({ kind }: { kind: AngemeldetesKind }) {
  const zeilen: [string, string][] = [
    ['Adresse', `${kind.strasse}, ${kind.plz} ${kind.ort}`],
    ['Geburtstag', formatDatum(kind.geburtstag)],
    ['Geschlecht', kind.geschlecht],
    ...(kind.bemerkung ? [['Bemerkung', kind.bemerkung] satisfies [string, string]] : []),
  ];
  return (
    <dl className={styles.angaben}>
      {zeilen.map(([was, wert]) => (
        <div key={was}>
          <dt>{was}</dt>
          <dd>{wert}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KindKarteProps {
  kind: AngemeldetesKind;
  /** Address, birthday and the like, too. */
  mitAngaben?: boolean;
  /** Cents each event costs, where not the price of one child alone counts. */
  preise?: readonly number[];
  /** Buttons of the card. */
  children?: ReactNode;
}

/** A child with its events (specification B2). */
export function KindKarte({ kind, mitAngaben = false, preise, children }: KindKarteProps) {
  return (
    <li className={styles.karte}>
      <h3>
        {kind.vorname} {kind.name}
      </h3>
      {mitAngaben && <Angaben kind={kind} />}
      {kind.veranstaltungen.length > 0 ? (
        <ul className={styles.veranstaltungen}>
          {kind.veranstaltungen.map((veranstaltung, index) => (
            <li key={veranstaltung.id}>
              <span>
                <b>{veranstaltung.titel}</b>
                <span className={styles.zeit}>{formatZeitraum(veranstaltung)}</span>
              </span>
              <span className={styles.preis}>{formatBetrag(preise?.[index] ?? toCent(veranstaltung.preis))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.keine}>Noch keine Veranstaltung zugewiesen.</p>
      )}
      {children}
    </li>
  );
}
