import type { TemplateProps } from '@gm/shared/contract';
import { Back, findOverview } from '@gm/shared/detail/back';
import styles from '@gm/shared/detail/detail.module.css';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Alert } from '@gm/shared/ui/alert';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { FileText } from 'lucide-react';
import type { bekanntmachung } from './bekanntmachung.context.ts';
import { formatFileSize } from './format-file-size.ts';

/** A page of the notice board; the notice's title is the page heading. */
export default function Bekanntmachung({ context, seite: page }: TemplateProps<typeof bekanntmachung>) {
  const {
    rubrik: category,
    datum_von: from,
    datum_bis: until,
    abgelaufen: expired,
    text,
    pdfURL,
    dokumente: documents,
  } = context.bekanntmachung;
  return (
    <Section>
      <article className={styles.sheet}>
        <p className={styles.meta}>
          {from && (
            <span>
              Bekannt gemacht vom <time dateTime={from}>{formatSpokenDate(from)}</time>
              {until && (
                <>
                  {' bis zum '}
                  <time dateTime={until}>{formatSpokenDate(until)}</time>
                </>
              )}
            </span>
          )}
          {category && <b>{category.titel}</b>}
        </p>
        {expired && (
          <Alert kind="info" title="Diese Bekanntmachung ist abgelaufen">
            <p>Sie steht hier nur noch im Archiv.</p>
          </Alert>
        )}
        <EditorText html={text} />
        {documents.length > 0 && (
          <section className={styles.edge} aria-labelledby="bekanntmachung-dateien">
            <h2 id="bekanntmachung-dateien">Dateien zur Bekanntmachung</h2>
            <ul className={styles.lines}>
              {documents.map(({ titel: title, href, seiten: pages, groesse: size }) => (
                <li key={href}>
                  <FileText aria-hidden="true" />
                  <a href={href}>
                    {title} (
                    {['PDF', pages === 1 ? '1 Seite' : `${pages} Seiten`, size === null ? '' : formatFileSize(size)]
                      .filter(Boolean)
                      .join(', ')}
                    )
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {pdfURL && (
          <div className={styles.buttons}>
            <LinkButton href={pdfURL} variant="secondary">
              Als PDF öffnen
            </LinkButton>
          </div>
        )}
        <Back href={findOverview(page.pfad)} text="Alle Bekanntmachungen" />
      </article>
    </Section>
  );
}
