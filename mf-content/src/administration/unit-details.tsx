import { EditorText } from '@gm/shared/ui/editor-text';
import { Times } from '../opening-hours/times.tsx';
import styles from './administration.module.css';
import type { Unit } from './unit-fields.ts';
import { UnitReaching } from './unit-reaching.tsx';

interface UnitDetailsProps {
  einheit: Unit;
  /** Heading level of the opening times. */
  layer: 2 | 3 | 4 | 5;
  now: string;
}

/** Preamble, address, contact persons and opening times of a unit (requirement W-2). */
export function UnitDetails({ einheit: unit, layer, now }: UnitDetailsProps) {
  const { vorspann: teaser, leitung: lead, oeffnungszeiten: openingHours } = unit;
  return (
    <div className={styles.facts}>
      <div className={styles.stack}>
        <EditorText html={teaser} />
        {lead && (
          <p>
            Leitung: {lead.detailURL ? <a href={lead.detailURL}>{lead.name}</a> : lead.name}
            {lead.funktion && <span className={styles.quiet}>, {lead.funktion}</span>}
          </p>
        )}
        <UnitReaching einheit={unit} />
      </div>
      <div className={styles.stack}>
        <Times title="Öffnungszeiten" layer={layer} times={openingHours.zeiten} now={now} />
        <EditorText html={openingHours.text} />
      </div>
    </div>
  );
}
