import styles from '@gm/shared/detail/detail.module.css';
import { findUebersicht, Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { bekanntmachung } from './bekanntmachung.context.ts';

/** A page of the notice board; the notice's title is the page's heading. */
export default function Bekanntmachung({ context, seite }: TemplateProps<typeof bekanntmachung>) {
  const { rubrik, datum_von: von, datum_bis: bis, abgelaufen, text, pdfURL } = context.bekanntmachung;
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
