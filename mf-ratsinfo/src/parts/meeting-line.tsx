import type { RatssitzungShort } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { ListLine } from '@gm/shared/list/list-line';
import { DateMark } from '@gm/shared/ui/date-mark';

function getPoints(points: number): string | null {
  if (points === 0) return null;
  return points === 1 ? '1 Tagesordnungspunkt' : `${points} Tagesordnungspunkte`;
}

/** Row of a list of meetings: date, body, place. */
export function MeetingLine({ sitzung: meeting }: { sitzung: RatssitzungShort }) {
  const { titel: title, gremien, ort: location, abgesagt: calledOff, punkte: points, detailURL, ...time } = meeting;
  return (
    <ListLine
      title={title}
      href={detailURL}
      mark={<DateMark day={time.datum_von} />}
      about={
        <>
          <b>{formatSpokenTermin(time, true)}</b>
          {calledOff && ' – abgesagt'}
        </>
      }
      details={[location, getPoints(points)]}
      rubriken={gremien.map(({ name }) => name)}
    />
  );
}
