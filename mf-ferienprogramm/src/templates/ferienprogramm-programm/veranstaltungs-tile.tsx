import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Fees } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { formatDisplayPrice } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import type { Cents } from '@gm/shared/format/amount';
import { formatPeriod } from '@gm/shared/format/period';
import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { memo } from 'react';
import { formatAge, formatParticipants } from '../../program/format-veranstaltung.ts';
import { Places } from '../../program/places.tsx';
import styles from './veranstaltungs-selection.module.css';

interface VeranstaltungsTileProps {
  id: string;
  veranstaltung: Ferienveranstaltung;
  held: number;
  chosen: boolean;
  price: Cents;
  fees: Fees;
  /** Id of the error message. */
  message: string | undefined;
  onToggle: (veranstaltung: number, an: boolean) => void;
}

/**
 * An event as a checkbox. Its title is a link and cannot be inside the label: `aria-labelledby` refers to it,
 * without the words that only concern the link.
 */
export const VeranstaltungsTile = memo(function VeranstaltungsTile({
  id,
  veranstaltung,
  held,
  chosen,
  price,
  fees,
  message,
  onToggle,
}: VeranstaltungsTileProps) {
  return (
    <li className={joinClasses(tile.choice, chosen ? tile.chosen : undefined, styles.tile)}>
      <input
        id={id}
        type="checkbox"
        name="veranstaltungen"
        value={veranstaltung.id}
        checked={chosen}
        onChange={(event) => onToggle(veranstaltung.id, event.currentTarget.checked)}
        aria-labelledby={`${id}-titel`}
        aria-describedby={message ? `${id}-angaben ${message}` : `${id}-angaben`}
        aria-invalid={message ? true : undefined}
      />
      <a href={veranstaltung.detailURL} target="_blank" rel="noreferrer" className={styles.title}>
        <span id={`${id}-titel`}>{veranstaltung.titel}</span>
        <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
      </a>
      {/* A tap on the facts ticks the box. */}
      <label id={`${id}-angaben`} htmlFor={id} className={styles.facts}>
        <span className={styles.time}>{formatPeriod(veranstaltung)}</span>
        <span>{formatDisplayPrice(price, fees)}</span>
        <span>Alter: {formatAge(veranstaltung)}</span>
        <span>Teilnehmer: {formatParticipants(veranstaltung)}</span>
        <Places veranstaltung={veranstaltung} held={held} />
      </label>
    </li>
  );
});
