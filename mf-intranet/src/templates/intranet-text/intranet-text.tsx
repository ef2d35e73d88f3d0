import styles from '@gm/shared/detail/detail.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { IntranetTextProps } from './intranet-text.context.ts';

/** A text of the staff's news; its title is the page's heading. */
export default function IntranetText({ context }: IntranetTextProps) {
  const { rubrik, datum_von, einleitung, text, autor } = context.text;
  return (
    <Abschnitt>
      <article className={styles.blatt}>
        <p className={styles.meta}>
          <time dateTime={datum_von}>{formatDatum(datum_von)}</time>
          <b>{rubrik.titel}</b>
          <span>{autor}</span>
        </p>
        <p className={styles.einleitung}>{einleitung}</p>
        <EditorText html={text} />
        <Zurueck href={`/intranet/${rubrik.url}/`} text={`Alles aus „${rubrik.titel}“`} />
      </article>
    </Abschnitt>
  );
}
