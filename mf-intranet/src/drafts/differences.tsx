import type { Difference } from '@gm/shared/schemas/editor/editorial';
import styles from '../desk/detail.module.css';

/** Characters of unchanged text kept on either side of a change. */
const AROUND = 80;

/** Unchanged text is shortened to what surrounds the changes. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * AROUND) return text;
  return `${isFirst ? '' : text.slice(0, AROUND)} … ${isLast ? '' : text.slice(-AROUND)}`;
}

/** What differs between two versions: removed words struck out, new ones marked. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>Die beiden Fassungen sagen dasselbe.</p>;
  return (
    <dl className={styles.facts}>
      {differences.map(({ titel: title, teile: parts }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {parts.map(({ art: kind, text }, index) => {
              if (kind === 'weg') return <del key={index}>{text}</del>;
              if (kind === 'neu') return <ins key={index}>{text}</ins>;
              return <span key={index}>{shorten(text, index === 0, index === parts.length - 1)}</span>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
