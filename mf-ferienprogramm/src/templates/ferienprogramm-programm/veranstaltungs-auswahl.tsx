import { formatGebuehren } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { sumKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { type Cents, formatCents, NO_CENTS } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { FeldGruppe } from '@gm/shared/formular/feld';
import { useFeld } from '@gm/shared/formular/formular-kontext';
import { useMemo } from 'react';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { countHeld, listPreise } from '../../anmeldung/auswahl.ts';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import { groupByWoche } from '../../programm/group-by-woche.ts';
import styles from './veranstaltungs-auswahl.module.css';
import { VeranstaltungsKachel } from './veranstaltungs-kachel.tsx';

interface VeranstaltungsAuswahlProps {
  kind: AngemeldetesKind;
  /** All children of this session: they hold places, and make a sibling's price. */
  kinder: readonly AngemeldetesKind[];
  veranstaltungen: readonly Ferienveranstaltung[];
  gewaehlt: ReadonlySet<string>;
  options: AnmeldungOptionen;
  onToggle: (veranstaltung: number, an: boolean) => void;
}

/** What is ticked at the moment, and what it comes to with the fees. */
function getSumme(preise: readonly Cents[], vorname: string, options: AnmeldungOptionen): string {
  if (preise.length === 0 || options.vergabe === 'verlosung') return '';
  const { veranstaltungen, gebuehren, gesamt } = sumKosten([preise], options);
  const anzahl = preise.length === 1 ? '1 Veranstaltung' : `${preise.length} Veranstaltungen`;
  const rechnung = gebuehren > 0 ? `${formatCents(veranstaltungen)} + ${formatCents(gebuehren)} Gebühren = ` : '';
  return `${anzahl} für ${vorname}: ${rechnung}${formatCents(gesamt)}`;
}

/** As many rows as stand above the bar are drawn at any time: none of them grows under a finger. */
const GEZEICHNETE = 12;

/** The suitable events to tick, week by week, and a bar that stays in view with what they come to. */
export function VeranstaltungsAuswahl({
  kind,
  kinder,
  veranstaltungen,
  gewaehlt,
  options,
  onToggle,
}: VeranstaltungsAuswahlProps) {
  const { id, meldung } = useFeld('veranstaltungen');
  // Plain comparison: ISO dates need no German alphabet.
  const sortiert = useMemo(
    () =>
      [...veranstaltungen].sort((a, b) =>
        a.datum_von === b.datum_von ? a.id - b.id : a.datum_von < b.datum_von ? -1 : 1,
      ),
    [veranstaltungen],
  );
  const preise = useMemo(() => listPreise(kind, kinder, sortiert, options), [kinder, kind, sortiert, options]);
  const gewaehltePreise = preise.filter((_, index) => gewaehlt.has(String(sortiert[index]?.id)));
  const gebuehren = formatGebuehren(options);
  const wochen = useMemo(
    () =>
      groupByWoche(
        sortiert.map((veranstaltung, index) => ({ datum_von: veranstaltung.datum_von, veranstaltung, index })),
      ),
    [sortiert],
  );
  return (
    <FeldGruppe
      id={id}
      label={`Veranstaltungen für ${kind.vorname}`}
      required
      hint={gebuehren && `Zu den Preisen kommen Gebühren: ${gebuehren}.`}
      meldung={meldung}
    >
      {wochen.map(({ montag, eintraege }) => (
        <section key={montag} aria-labelledby={`${id}-woche-${montag}`}>
          <h3 id={`${id}-woche-${montag}`} className={styles.woche}>
            Woche ab {formatDatum(montag)}
          </h3>
          <ul className={styles.liste}>
            {eintraege.map(({ veranstaltung, index }) => (
              <VeranstaltungsKachel
                key={veranstaltung.id}
                // The error summary leads to the field's id.
                id={index === 0 ? id : `${id}-${veranstaltung.id}`}
                veranstaltung={veranstaltung}
                gehalten={countHeld(kinder, veranstaltung.id, kind.schluessel)}
                gewaehlt={gewaehlt.has(String(veranstaltung.id))}
                preis={preise[index] ?? NO_CENTS}
                gebuehren={options}
                fest={index >= sortiert.length - GEZEICHNETE}
                meldung={meldung ? `${id}-fehler` : undefined}
                onToggle={onToggle}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.summe}>{getSumme(gewaehltePreise, kind.vorname, options)}</p>
    </FeldGruppe>
  );
}
