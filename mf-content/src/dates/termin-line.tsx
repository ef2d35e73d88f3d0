import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { ListLine } from '@gm/shared/list/list-line';
import { DateMark } from '@gm/shared/ui/date-mark';
import { formatLocation } from './format-location.ts';
import type { Termin } from './termin.ts';

/** Row of a list of dates: when, what, where. The whole row links to the event's page. */
export function TerminLine({ termin }: { termin: Termin }) {
  const { titel: title, einleitung: intro, rubriken: categories, wiederholung: repetition, detailURL } = termin;
  return (
    <ListLine
      title={title}
      href={detailURL}
      mark={<DateMark day={termin.datum_von} />}
      about={
        <>
          <b>{formatSpokenTermin(termin)}</b>
          {repetition && ` (${repetition})`}
        </>
      }
      text={intro}
      details={[formatLocation(termin)]}
      rubriken={categories}
    />
  );
}
