import { formatSpokenDate } from '@gm/shared/format/spoken';
import type { SearchHit } from './suche.context.ts';
import styles from './suche.module.css';

/** A hit: linked title, kind, position on the site, date and excerpt. */
export function SearchMatch({ hit }: { hit: SearchHit }) {
  const { titel: title, url, typTitel: typeTitle, ort: location, datum: date, auszug: statement } = hit;
  return (
    <li>
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p className={styles.facts}>
        {typeTitle && <b>{typeTitle}</b>}{' '}
        {location.length > 0 && <span className={styles.place}>{location.join(' › ')}</span>}{' '}
        {date && <time dateTime={date}>{formatSpokenDate(date)}</time>}
      </p>
      {statement.length > 0 && (
        <p>{statement.map(({ text, treffer: isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))}</p>
      )}
    </li>
  );
}
