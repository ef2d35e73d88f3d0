import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { Unit } from '../../administration/unit-fields.ts';
import { UnitReaching } from '../../administration/unit-reaching.tsx';
import { Times } from '../../opening-hours/times.tsx';

interface ResponsibleProps {
  einheit: Unit;
  now: string;
}

/** The responsible office and its contact details. */
export function Responsible({ einheit: unit, now }: ResponsibleProps) {
  const { titel: title, detailURL, oeffnungszeiten: openingHours } = unit;
  return (
    <section className={detail.card}>
      <h2>Zuständig</h2>
      <p>{detailURL ? <a href={detailURL}>{title}</a> : title}</p>
      <UnitReaching einheit={unit} />
      <Times title="Öffnungszeiten" layer={3} times={openingHours.zeiten} now={now} />
      <EditorText html={openingHours.text} />
    </section>
  );
}
