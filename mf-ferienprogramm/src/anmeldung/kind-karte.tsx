import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { determinePreise, sumKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { type Cents, formatCents, NO_CENTS } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import type { ReactNode } from 'react';
import { Rangliste } from '../wuensche/rangliste.tsx';
import { refresh } from './auswahl.ts';
import styles from './kind-karte.module.css';
import type { AngemeldetesKind } from './read-anmeldung.ts';

export function KindListe({ children }: { children: ReactNode }) {
  return <ul className={styles.liste}>{children}</ul>;
}

interface KinderKartenProps {
  kinder: readonly AngemeldetesKind[];
  /** null while it is not there: what was chosen is shown as it was then. */
  programm: readonly Ferienveranstaltung[] | null;
  options: FerienprogrammOptionen;
  /** Address, birthday and the like, too. */
  mitAngaben?: boolean;
  /** Wishes can be ranked: takes a child's events in their new order. */
  ordnet?: (schluessel: number, veranstaltungen: AngemeldetesKind['veranstaltungen']) => void;
  /** Buttons of a card. */
  knoepfe?: (kind: AngemeldetesKind) => ReactNode;
}

/** The children of this session with their events and what these cost (requirement F-13). */
export function KinderKarten({ kinder, programm, options, mitAngaben = false, ordnet, knoepfe }: KinderKartenProps) {
  const aktuelle = refresh(kinder, programm ?? []);
  const preise = determinePreise(aktuelle, options);
  return (
    <KindListe>
      {aktuelle.map((kind, index) => (
        <li key={kind.schluessel} className={styles.karte}>
          <h3>
            {kind.vorname} {kind.name}
          </h3>
          {mitAngaben && <Angaben kind={kind} />}
          {options.vergabe === 'verlosung' && kind.veranstaltungen.length > 0 ? (
            <Rangliste
              fuer={kind.vorname}
              wuensche={kind.veranstaltungen}
              {...(ordnet && {
                onChange: (ids) =>
                  ordnet(
                    kind.schluessel,
                    ids.flatMap((id) => kind.veranstaltungen.find((wunsch) => wunsch.id === id) ?? []),
                  ),
              })}
            />
          ) : (
            <Auswahl kind={kind} preise={preise[index] ?? []} options={options} />
          )}
          {knoepfe?.(kind)}
        </li>
      ))}
    </KindListe>
  );
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

interface AuswahlProps {
  kind: AngemeldetesKind;
  /** In the order of the events. */
  preise: readonly Cents[];
  options: FerienprogrammOptionen;
}

function Auswahl({ kind: { veranstaltungen, warteliste }, preise, options }: AuswahlProps) {
  const { gebuehren, gesamt } = sumKosten([preise], options);
  return (
    <>
      {veranstaltungen.length > 0 && (
        <ul className={styles.veranstaltungen}>
          {veranstaltungen.map((veranstaltung, index) => (
            <li key={veranstaltung.id}>
              <span>
                <b>{veranstaltung.titel}</b>
                <span className={styles.zeit}>{formatZeitraum(veranstaltung)}</span>
              </span>
              <span className={styles.preis}>{formatCents(preise[index] ?? NO_CENTS)}</span>
            </li>
          ))}
          <li>
            Gebühren
            <span className={styles.preis}>{formatCents(gebuehren)}</span>
          </li>
          <li className={styles.summe}>
            Zusammen
            <span className={styles.preis}>{formatCents(gesamt)}</span>
          </li>
        </ul>
      )}
      {warteliste.length > 0 && <p>Auf der Warteliste: {warteliste.map(({ titel }) => `„${titel}“`).join(', ')}</p>}
      {veranstaltungen.length === 0 && (
        <p className={styles.keine}>
          {warteliste.length > 0 ? 'Noch nichts gebucht.' : 'Noch keine Veranstaltung zugewiesen.'}
        </p>
      )}
    </>
  );
}
