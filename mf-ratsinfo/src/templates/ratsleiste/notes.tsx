import { formatSpokenDate } from '@gm/shared/format/spoken';
import parts from '../../parts/ratsinfo.module.css';
import type { RatsleisteProps } from './ratsleiste.context.ts';

type Note = NonNullable<RatsleisteProps['context']['mitglied']>['notizen'][number];

function List({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className={parts.links}>
      {notes.map(({ id, punkt: point, sitzung: meeting, datum_von, notiz: note, detailURL }) => (
        <li key={id}>
          <a href={detailURL}>{point}</a>
          <p className={parts.quiet}>
            {meeting}, {formatSpokenDate(datum_von)}
          </p>
          {note && <p className={parts.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Items the member has marked or noted, in upcoming meetings. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const coming = notes.filter(({ vorbei: past }) => !past).reverse();
  const earlier = notes.filter(({ vorbei: past }) => past);
  return (
    <section className={parts.stacked} aria-label="Gemerkt und notiert">
      <h3>Gemerkt und notiert</h3>
      {notes.length === 0 && <p>Zu jedem Tagesordnungspunkt können Sie sich etwas merken – nur für sich.</p>}
      {coming.length > 0 && <List notes={coming} />}
      {earlier.length > 0 && (
        <details className={parts.view}>
          <summary>Frühere Sitzungen ({earlier.length})</summary>
          <List notes={earlier} />
        </details>
      )}
    </section>
  );
}
