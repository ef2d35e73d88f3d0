import type { Buchung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { formatCents, toCents } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import karte from '../../anmeldung/kind-karte.module.css';
import styles from './ferienprogramm-buchung.module.css';
import { Stornoknopf } from './stornoknopf.tsx';

interface GebuchtesKindProps {
  kind: Buchung['kinder'][number];
  /** What cancelling costs all the same, in words. */
  folge: string;
  /** Something is being cancelled. */
  laeuft: boolean;
  onCancel: (kind: number, veranstaltung: number | undefined, was: string) => Promise<void>;
}

/** A child with its places; each can be given back until its deadline, or all of them at once. */
export function GebuchtesKind({ kind, folge, laeuft, onCancel }: GebuchtesKindProps) {
  const stornierbare = kind.veranstaltungen.filter(({ stornierbar }) => stornierbar);
  return (
    <li className={karte.karte}>
      <h3>
        {kind.vorname} {kind.name}
      </h3>
      <ul className={styles.teilnahmen}>
        {kind.veranstaltungen.map(({ veranstaltung, preis, status, stornierbar, storno_bis }) => (
          <li key={veranstaltung.id} data-storniert={status === 'storniert' ? '' : undefined}>
            <div className={styles.zeile}>
              <span>
                <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
                <span className={karte.zeit}>{formatZeitraum(veranstaltung)}</span>
              </span>
              <span className={karte.preis}>{status === 'storniert' ? 'storniert' : formatCents(toCents(preis))}</span>
            </div>
            {stornierbar && (
              <>
                <p className={karte.zeit}>Stornieren können Sie bis zum {formatDatum(storno_bis)}.</p>
                <Stornoknopf
                  label="Stornieren"
                  was={`„${veranstaltung.titel}“ für ${kind.vorname}`}
                  folge={folge}
                  laeuft={laeuft}
                  onCancel={(was) => onCancel(kind.id, veranstaltung.id, was)}
                />
              </>
            )}
            {status === 'gebucht' && !stornierbar && (
              <p className={karte.zeit}>Online können Sie diese Veranstaltung nicht mehr stornieren.</p>
            )}
          </li>
        ))}
      </ul>
      {stornierbare.length > 1 && (
        <Stornoknopf
          label="Kind ganz abmelden"
          was={`Die Anmeldung von ${kind.vorname}`}
          folge={folge}
          laeuft={laeuft}
          onCancel={(was) => onCancel(kind.id, undefined, was)}
        />
      )}
    </li>
  );
}
