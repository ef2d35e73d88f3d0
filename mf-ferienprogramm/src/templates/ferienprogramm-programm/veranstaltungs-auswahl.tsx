import { formatBetrag } from '@gm/shared/format/betrag';
import tile from '@gm/shared/formular/checkbox-tile.module.css';
import { FeldGruppe } from '@gm/shared/formular/feld';
import { useFeld } from '@gm/shared/formular/formular-kontext';
import { toCent } from '@gm/shared/regeln/ferienprogramm-kosten';
import type { Ferienveranstaltung } from '@gm/shared/schemas/ferienprogramm';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useDeferredValue } from 'react';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import type { AngemeldetesKind } from '../../anmeldung/lies-anmeldung.ts';
import styles from './veranstaltungs-auswahl.module.css';
import { VeranstaltungsKachel } from './veranstaltungs-kachel.tsx';

const ERSTE = 12;

interface VeranstaltungsAuswahlProps {
  kind: AngemeldetesKind;
  veranstaltungen: readonly Ferienveranstaltung[];
  gewaehlt: ReadonlySet<string>;
  /** Places other children of this session hold in an event. */
  zaehleGehalten: (veranstaltung: number) => number;
  options: AnmeldungOptionen;
  onToggle: (veranstaltung: number, an: boolean) => void;
}

/** The suitable events to tick, in the order they take place. */
export function VeranstaltungsAuswahl({
  kind,
  veranstaltungen,
  gewaehlt,
  zaehleGehalten,
  options,
  onToggle,
}: VeranstaltungsAuswahlProps) {
  const { id, meldung } = useFeld('veranstaltungen');
  // Plain comparison: ISO dates need no German alphabet.
  const sortiert = [...veranstaltungen].sort((a, b) =>
    a.datum_von === b.datum_von ? a.id - b.id : a.datum_von < b.datum_von ? -1 : 1,
  );
  // On a slow phone two hundred tiles take longer than a finger waits: the first screens come at once, the rest behind.
  const anzahl = useDeferredValue(sortiert.length, ERSTE);
  const bearbeitung = formatBetrag(toCent(options.bearbeitungsgebuehr));
  return (
    <FeldGruppe
      id={id}
      label={`Veranstaltungen für ${kind.vorname}`}
      required
      hint={`Preise über 0 € enthalten ${bearbeitung} Bearbeitungsgebühr. Die genaue Summe sehen Sie im letzten Schritt.`}
      meldung={meldung}
    >
      <ul className={styles.liste}>
        {sortiert.slice(0, anzahl).map((veranstaltung, index) => (
          <VeranstaltungsKachel
            key={veranstaltung.id}
            // The error summary leads to the field's id.
            id={index === 0 ? id : `${id}-${veranstaltung.id}`}
            veranstaltung={veranstaltung}
            gehalten={zaehleGehalten(veranstaltung.id)}
            gewaehlt={gewaehlt.has(String(veranstaltung.id))}
            bearbeitungsgebuehr={options.bearbeitungsgebuehr}
            meldung={meldung ? `${id}-fehler` : undefined}
            onToggle={onToggle}
          />
        ))}
        {/* Their places are there already: what comes after the list must not move under a finger. */}
        {sortiert.slice(anzahl).map((veranstaltung) => (
          <li key={veranstaltung.id} aria-hidden="true" className={joinClasses(tile.choice, styles.kachel)} />
        ))}
      </ul>
    </FeldGruppe>
  );
}
