import styles from '@gm/shared/detail/detail.module.css';
import { findUebersicht, Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Galerie } from '../../galerie/galerie.tsx';
import type { artikel } from './artikel.context.ts';
import { Verwandte } from './verwandte.tsx';

/** A news article (requirement M-3). Its title is the page's heading, so it is not repeated here. */
export default function Artikel({ context, seite }: TemplateProps<typeof artikel>) {
  const { datum_von: datum, rubrik_name: rubrik, einleitung, text, bildergalerie, verwandte } = context.artikel;
  const uebersicht = findUebersicht(seite.pfad);
  return (
    <Abschnitt>
      <article className={styles.blatt}>
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
        <Zurueck href={uebersicht} text="Zurück zur Übersicht" />
      </article>
      <Verwandte meldungen={verwandte} uebersicht={uebersicht} />
    </Abschnitt>
  );
}
