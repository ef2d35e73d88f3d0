import { formatDatum } from '@gm/shared/format/datum';
import { Arrow } from '@gm/shared/ui/arrow';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Abschnitt } from '../../abschnitt/abschnitt.tsx';
import { Galerie } from '../../galerie/galerie.tsx';
import type { artikel } from './artikel.context.ts';
import styles from './artikel.module.css';
import { Verwandte } from './verwandte.tsx';

/** `/aktuelles/neue-bruecke-id_12/` → `/aktuelles/`: the list an article belongs to. */
function findUebersicht(pfad: string): string {
  return pfad.replace(/[^/]+\/?$/, '') || '/';
}

/** A news article (specification A3). Its title is the page's heading, so it is not repeated here. */
export default function Artikel({ context, seite }: TemplateProps<typeof artikel>) {
  const { datum_von: datum, rubrik_name: rubrik, einleitung, text, bildergalerie, verwandte } = context.artikel;
  const uebersicht = findUebersicht(seite.pfad);
  return (
    <Abschnitt>
      <article className={styles.artikel}>
        {(datum || rubrik) && (
          <p className={styles.meta}>
            {datum && <time dateTime={datum}>{formatDatum(datum)}</time>} {rubrik && <b>{rubrik}</b>}
          </p>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {/* The first thing below the title: on a phone it is the largest of the first view. */}
        <BildMitNachweis
          className={styles.bild}
          upload={context.artikel}
          sizes="(min-width: 62rem) 44rem, 100vw"
          prioritaet
        />
        <EditorText html={text} />
        <Galerie bilder={bildergalerie} />
        <p>
          <a className={styles.zurueck} href={uebersicht}>
            <Arrow to="left" />
            Zurück zur Übersicht
          </a>
        </p>
      </article>
      <Verwandte meldungen={verwandte} uebersicht={uebersicht} />
    </Abschnitt>
  );
}
