import { formatDatum } from '@gm/shared/format/datum';
import teile from '../../teile/ratsinfo.module.css';
import type { RatsleisteProps } from './ratsleiste.context.ts';

type Notiz = NonNullable<RatsleisteProps['context']['mitglied']>['notizen'][number];

function Liste({ notizen }: { notizen: readonly Notiz[] }) {
  return (
    <ul className={teile.verweise}>
      {notizen.map(({ id, punkt, sitzung, datum_von, notiz, detailURL }) => (
        <li key={id}>
          <a href={detailURL}>{punkt}</a>
          <p className={teile.leise}>
            {sitzung}, {formatDatum(datum_von)}
          </p>
          {notiz && <p className={teile.notiz}>{notiz}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What the member marked or noted: for the meetings to come first. */
export function Notizen({ notizen }: { notizen: readonly Notiz[] }) {
  const kommende = notizen.filter(({ vorbei }) => !vorbei).reverse();
  const fruehere = notizen.filter(({ vorbei }) => vorbei);
  return (
    <section className={teile.gestapelt} aria-label="Gemerkt und notiert">
      <h3>Gemerkt und notiert</h3>
      {notizen.length === 0 && <p>Zu jedem Tagesordnungspunkt können Sie sich etwas merken – nur für sich.</p>}
      {kommende.length > 0 && <Liste notizen={kommende} />}
      {fruehere.length > 0 && (
        <details className={teile.ansicht}>
          <summary>Frühere Sitzungen ({fruehere.length})</summary>
          <Liste notizen={fruehere} />
        </details>
      )}
    </section>
  );
}
