import styles from '@gm/shared/list/list.module.css';
import { buildListHref } from '@gm/shared/list/list-query';
import { Pagination } from '@gm/shared/ui/pagination';
import { Section } from '@gm/shared/ui/section';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { TextList } from '../../texts/text-list.tsx';
import type { IntranetRubrikProps } from './intranet-rubrik.context.ts';

/** News of a category with pagination; the category's name is the page's heading. */
export default function IntranetRubrik({ context, seite: page }: IntranetRubrikProps) {
  const { data, pagination } = context.texte;
  return (
    <Section>
      <div className={styles.page}>
        <VisuallyHidden>
          <h2>Nachrichten</h2>
        </VisuallyHidden>
        {data.length > 0 ? <TextList texts={data} /> : <p>In dieser Rubrik gibt es noch keine Nachrichten.</p>}
        <Pagination {...pagination} buildHref={(num) => buildListHref(page, [], { seite: String(num) })} />
      </div>
    </Section>
  );
}
