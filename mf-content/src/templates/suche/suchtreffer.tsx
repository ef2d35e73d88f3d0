import { formatDatum } from '@gm/shared/format/datum';
import type { SucheTreffer } from './suche.context.ts';
import styles from './suche.module.css';

/** One hit: title with its link, kind, place on the site, date, and the words around it. */
export function Suchtreffer({ treffer }: { treffer: SucheTreffer }) {
  const { titel, url, typTitel, ort, datum, auszug } = treffer;
  return (
    <li>
      <h3>
        <a href={url}>{titel}</a>
      </h3>
      <p className={styles.angaben}>
        {typTitel && <b>{typTitel}</b>} {ort.length > 0 && <span className={styles.ort}>{ort.join(' › ')}</span>}{' '}
        {datum && <time dateTime={datum}>{formatDatum(datum)}</time>}
      </p>
      {auszug.length > 0 && (
        <p>
          {auszug.map(({ text, treffer: istTreffer }, index) => (istTreffer ? <mark key={index}>{text}</mark> : text))}
        </p>
      )}
    </li>
  );
}
