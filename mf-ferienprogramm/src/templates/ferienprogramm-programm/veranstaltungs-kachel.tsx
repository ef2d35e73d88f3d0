import { formatAnzeigepreis } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Gebuehren } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import type { Cents } from '@gm/shared/format/betrag';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import tile from '@gm/shared/formular/checkbox-tile.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { memo } from 'react';
import { formatAlter, formatTeilnehmer } from '../../programm/format-veranstaltung.ts';
import { Plaetze } from '../../programm/plaetze.tsx';
import styles from './veranstaltungs-auswahl.module.css';

interface VeranstaltungsKachelProps {
  id: string;
  veranstaltung: Ferienveranstaltung;
  gehalten: number;
  gewaehlt: boolean;
  preis: Cents;
  gebuehren: Gebuehren;
  /** Drawn although it is not in view. */
  fest: boolean;
  /** Id of the message that refuses the choice. */
  meldung: string | undefined;
  onToggle: (veranstaltung: number, an: boolean) => void;
}

/** One event to tick. Its title is a link, so it cannot be the label: it names the box from outside. */
export const VeranstaltungsKachel = memo(function VeranstaltungsKachel({
  id,
  veranstaltung,
  gehalten,
  gewaehlt,
  preis,
  gebuehren,
  fest,
  meldung,
  onToggle,
}: VeranstaltungsKachelProps) {
  return (
    <li
      className={joinClasses(
        tile.choice,
        gewaehlt ? tile.gewaehlt : undefined,
        styles.kachel,
        fest ? styles.fest : undefined,
      )}
    >
      <input
        id={id}
        type="checkbox"
        name="veranstaltungen"
        value={veranstaltung.id}
        checked={gewaehlt}
        onChange={(event) => onToggle(veranstaltung.id, event.currentTarget.checked)}
        aria-labelledby={`${id}-titel`}
        aria-describedby={meldung ? `${id}-angaben ${meldung}` : `${id}-angaben`}
        aria-invalid={meldung ? true : undefined}
      />
      <a id={`${id}-titel`} href={veranstaltung.detailURL} target="_blank" rel="noreferrer" className={styles.titel}>
        {veranstaltung.titel}
        <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
      </a>
      {/* The label: a tap on the facts ticks the box. */}
      <label id={`${id}-angaben`} htmlFor={id} className={styles.angaben}>
        <span className={styles.zeit}>{formatZeitraum(veranstaltung)}</span>
        <span>{formatAnzeigepreis(preis, gebuehren)}</span>
        <span>Alter: {formatAlter(veranstaltung)}</span>
        <span>Teilnehmer: {formatTeilnehmer(veranstaltung)}</span>
        <Plaetze veranstaltung={veranstaltung} gehalten={gehalten} />
      </label>
    </li>
  );
});
