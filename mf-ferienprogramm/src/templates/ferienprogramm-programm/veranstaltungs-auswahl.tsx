import { formatBetrag } from '@gm/shared/format/betrag';
import { FeldGruppe } from '@gm/shared/formular/feld';
import { useFeld } from '@gm/shared/formular/formular-kontext';
import { toCent } from '@gm/shared/regeln/ferienprogramm-kosten';
import type { Ferienveranstaltung } from '@gm/shared/schemas/ferienprogramm';
import { useMemo } from 'react';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import type { AngemeldetesKind } from '../../anmeldung/lies-anmeldung.ts';
import styles from './veranstaltungs-auswahl.module.css';
import { VeranstaltungsKachel } from './veranstaltungs-kachel.tsx';

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
  const sortiert = useMemo(
    () =>
      [...veranstaltungen].sort((a, b) =>
        a.datum_von === b.datum_von ? a.id - b.id : a.datum_von < b.datum_von ? -1 : 1,
      ),
    [veranstaltungen],
  );
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
        {sortiert.map((veranstaltung, index) => (
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
      </ul>
    </FeldGruppe>
  );
}
