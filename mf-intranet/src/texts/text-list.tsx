import type { IntranetTextShort } from '@gm/shared/areas/intranet/intranet';
import { formatDate } from '@gm/shared/format/date';
import styles from '@gm/shared/list/list.module.css';
import { ListLine } from '@gm/shared/list/list-line';
import { DateMark } from '@gm/shared/ui/date-mark';

interface TextListProps {
  texts: readonly IntranetTextShort[];
  /** Shows the category, for mixed lists. */
  withCategory?: boolean;
}

/** News of the staff as a list; entries since the last visit are marked as text. */
export function TextList({ texts, withCategory = false }: TextListProps) {
  return (
    <ol className={styles.list}>
      {texts.map(({ id, titel: title, einleitung: intro, datum_von, rubrik: category, neu: fresh, detailURL }) => (
        <ListLine
          key={id}
          title={title}
          href={detailURL}
          mark={<DateMark day={datum_von} />}
          about={<b>{formatDate(datum_von)}</b>}
          text={intro}
          rubriken={[...(fresh ? ['Neu'] : []), ...(withCategory ? [category.titel] : [])]}
        />
      ))}
    </ol>
  );
}
