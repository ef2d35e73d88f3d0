import type { TemplateProps } from '@gm/shared/contract';
import { Back, findOverview } from '@gm/shared/detail/back';
import styles from '@gm/shared/detail/detail.module.css';
import { formatDate } from '@gm/shared/format/date';
import { EditorText } from '@gm/shared/ui/editor-text';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { Section } from '@gm/shared/ui/section';
import { Gallery } from '../../gallery/gallery.tsx';
import type { artikel } from './artikel.context.ts';
import { Related } from './related.tsx';

/** A news article (requirement M-3). Its title is the page's heading, so it is not repeated here. */
export default function Artikel({ context, seite: page }: TemplateProps<typeof artikel>) {
  const {
    datum_von: date,
    rubrik_name: category,
    einleitung: intro,
    text,
    bildergalerie: imageGallery,
    verwandte: related,
  } = context.artikel;
  const overview = findOverview(page.pfad);
  return (
    <Section>
      <div className={styles.withBorder}>
        <article className={styles.sheet}>
          {(date || category) && (
            <p className={styles.meta}>
              {date && <time dateTime={date}>{formatDate(date)}</time>} {category && <b>{category}</b>}
            </p>
          )}
          {intro && <p className={styles.introduction}>{intro}</p>}
          {/* Directly below the title, and the largest content of the first view on phones (LCP). */}
          <ImageWithProof
            className={styles.picture}
            upload={context.artikel}
            sizes="(min-width: 62rem) 48rem, 100vw"
            priority
          />
          <EditorText html={text} />
          <Gallery images={imageGallery} />
          <Back href={overview} text="Zurück zur Übersicht" />
        </article>
        <Related messages={related} overview={overview} />
      </div>
    </Section>
  );
}
