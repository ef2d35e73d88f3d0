import { Bild } from '@gm/shared/ui/bild';
import { LinkButton } from '@gm/shared/ui/link-button';
import wrap from '@gm/shared/ui/wrap.module.css';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Bildnachweis } from './bildnachweis.tsx';
import type { panoramabildPanoramateaser } from './panoramabild-panoramateaser.context.ts';
import styles from './panoramabild-panoramateaser.module.css';

/** A picture across the page with a few words on it: square on a phone, 21:9 where there is room. */
export default function PanoramabildPanoramateaser({
  context: { titel, text, link, linktext, bild, bildtext, bildcopyright, parallax },
  options,
}: TemplateProps<typeof panoramabildPanoramateaser>) {
  const id = useId();
  if (!bild) return null;
  return (
    <section className={styles.panorama} aria-labelledby={titel ? id : undefined}>
      <div className={styles.buehne}>
        <Bild
          bild={bild}
          sizes="100vw"
          ratio="21x9"
          ratioSchmal="1x1"
          className={(parallax ?? options.parallax) ? `${styles.bild} ${styles.parallax}` : styles.bild}
        />
        {(bildtext || bildcopyright) && <Bildnachweis bildtext={bildtext} bildcopyright={bildcopyright} />}
      </div>
      {(titel || text || link) && (
        <div className={wrap.wrap}>
          <div className={styles.teaser}>
            {titel && (
              <h2 id={id} className={styles.titel}>
                {titel}
              </h2>
            )}
            {text && <p>{text}</p>}
            {link && (
              <p className={styles.link}>
                <LinkButton href={link}>{linktext || titel || 'Mehr erfahren'}</LinkButton>
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
