import styles from '@gm/shared/detail/detail.module.css';
import { findUebersicht, Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { FileText } from 'lucide-react';
import type { bekanntmachung } from './bekanntmachung.context.ts';
import { formatDateigroesse } from './format-dateigroesse.ts';

/** A page of the notice board; the notice's title is the page's heading. */
export default function Bekanntmachung({ context, seite }: TemplateProps<typeof bekanntmachung>) {
  const { rubrik, datum_von: von, datum_bis: bis, abgelaufen, text, pdfURL, dokumente } = context.bekanntmachung;
  return (
    <Abschnitt>
      <article className={styles.blatt}>
        <p className={styles.meta}>
          {von && (
            <span>
              Bekannt gemacht vom <time dateTime={von}>{formatDatum(von)}</time>
              {bis && (
                <>
                  {' bis zum '}
                  <time dateTime={bis}>{formatDatum(bis)}</time>
                </>
              )}
            </span>
          )}
          {rubrik && <b>{rubrik.titel}</b>}
        </p>
        {abgelaufen && (
          <Alert kind="info" title="Diese Bekanntmachung ist abgelaufen">
            <p>Sie steht hier nur noch im Archiv.</p>
          </Alert>
        )}
        <EditorText html={text} />
        {dokumente.length > 0 && (
          <section className={styles.rand} aria-labelledby="bekanntmachung-dateien">
            <h2 id="bekanntmachung-dateien">Dateien zur Bekanntmachung</h2>
            <ul className={styles.zeilen}>
              {dokumente.map(({ titel, href, seiten, groesse }) => (
                <li key={href}>
                  <FileText aria-hidden="true" />
                  <a href={href}>
                    {titel} (
                    {[
                      'PDF',
                      seiten === 1 ? '1 Seite' : `${seiten} Seiten`,
                      groesse === null ? '' : formatDateigroesse(groesse),
                    ]
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
          <div className={styles.knoepfe}>
            <LinkButton href={pdfURL} variant="secondary">
              Als PDF öffnen
            </LinkButton>
          </div>
        )}
        <Zurueck href={findUebersicht(seite.pfad)} text="Alle Bekanntmachungen" />
      </article>
    </Abschnitt>
  );
}
