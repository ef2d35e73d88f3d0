import sheet from '@gm/shared/detail/work-sheet.module.css';
import { EilmeldungContent } from '@gm/shared/ui/eilmeldung-content';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { Section } from '@gm/shared/ui/section';
import detail from '../../desk/detail.module.css';
import type { RedaktionEilmeldungProps } from './redaktion-eilmeldung.context.ts';
import styles from './redaktion-eilmeldung.module.css';

/** Preview of an urgent notice as it appears below the header of every page, with the parts that the notice omits. */
export default function RedaktionEilmeldung({ context: { eilmeldung } }: RedaktionEilmeldungProps) {
  return (
    <Section>
      <div className={sheet.page}>
        <div className={`gm-eilmeldung ${styles.frame}`}>
          <EilmeldungContent identifier="vorschau" {...eilmeldung} />
        </div>
        {eilmeldung.bild && (
          <section className={sheet.sheet} aria-labelledby="eilmeldung-bild">
            <h2 id="eilmeldung-bild">In der Benachrichtigung und auf der Seite der Eilmeldung</h2>
            <ImageWithProof className={detail.picture} upload={eilmeldung} sizes="(min-width: 64rem) 44rem, 100vw" />
          </section>
        )}
      </div>
    </Section>
  );
}
