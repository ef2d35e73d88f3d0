import { Back } from '@gm/shared/detail/back';
import styles from '@gm/shared/detail/detail.module.css';
import { formatDate } from '@gm/shared/format/date';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Section } from '@gm/shared/ui/section';
import type { IntranetTextProps } from './intranet-text.context.ts';

/** A text of the staff's news; its title is the page's heading. */
export default function IntranetText({ context }: IntranetTextProps) {
  const { rubrik: category, datum_von, einleitung: intro, text, autor: author } = context.text;
  return (
    <Section>
      <article className={styles.sheet}>
        <p className={styles.meta}>
          <time dateTime={datum_von}>{formatDate(datum_von)}</time>
          <b>{category.titel}</b>
          <span>{author}</span>
        </p>
        <p className={styles.introduction}>{intro}</p>
        <EditorText html={text} />
        <Back href={`/intranet/${category.url}/`} text={`Alles aus „${category.titel}“`} />
      </article>
    </Section>
  );
}
