import type { TemplateProps } from '@gm/shared/contract';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Credit } from '@gm/shared/ui/pictures/credit';
import { Picture } from '@gm/shared/ui/pictures/image';
import wrap from '@gm/shared/ui/wrap.module.css';
import { useId } from 'react';
import type { panoramabildPanoramateaser } from './panoramabild-panoramateaser.context.ts';
import styles from './panoramabild-panoramateaser.module.css';

/** Full-width picture with a short text: square on phones, 21:9 on wider screens. */
export default function PanoramabildPanoramateaser({
  context: {
    titel: title,
    text,
    link,
    linktext: linkText,
    bild: image,
    bildtext: caption,
    bildcopyright: imageCopyright,
    parallax,
  },
  options,
}: TemplateProps<typeof panoramabildPanoramateaser>) {
  const id = useId();
  if (!image) return null;
  return (
    <section aria-labelledby={title ? id : undefined}>
      <div className={styles.stage}>
        <Picture
          image={image}
          sizes="100vw"
          ratio="21x9"
          narrowRatio="1x1"
          className={(parallax ?? options.parallax) ? `${styles.picture} ${styles.parallax}` : styles.picture}
        />
        <Credit name={imageCopyright} caption={caption} className={styles.credit} />
      </div>
      {(title || text || link) && (
        <div className={wrap.wrap}>
          <div className={styles.teaser}>
            {title && (
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
            )}
            {text && <p>{text}</p>}
            {link && (
              <p className={styles.link}>
                <LinkButton href={link}>{linkText || title || 'Mehr erfahren'}</LinkButton>
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
