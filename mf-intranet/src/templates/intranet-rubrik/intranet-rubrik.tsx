import styles from '@gm/shared/liste/liste.module.css';
import { buildListenHref } from '@gm/shared/liste/listen-abfrage';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Pagination } from '@gm/shared/ui/pagination';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { TextListe } from '../../texte/text-liste.tsx';
import type { IntranetRubrikProps } from './intranet-rubrik.context.ts';

/** News of one category, page by page; the category's name is the page's heading. */
export default function IntranetRubrik({ context, seite }: IntranetRubrikProps) {
  const { data, pagination } = context.texte;
  return (
    <Abschnitt>
      <div className={styles.seite}>
        <VisuallyHidden>
          <h2>Nachrichten</h2>
        </VisuallyHidden>
        {data.length > 0 ? <TextListe texte={data} /> : <p>In dieser Rubrik gibt es noch keine Nachrichten.</p>}
        <Pagination {...pagination} buildHref={(nummer) => buildListenHref(seite, [], { seite: String(nummer) })} />
      </div>
    </Abschnitt>
  );
}
