import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { bildText } from './bild-text.context.ts';
import styles from './bild-text.module.css';

/** The text comes first in the document, on whichever side the picture stands: a heading leads into its picture. */
export default function BildText({ context, options }: TemplateProps<typeof bildText>) {
  const { titel, text, link, linktext, bild } = context;
  if (!titel && !text && !bild) return null;
  return (
    <Abschnitt>
      <div className={styles.behaelter}>
        <div className={bild ? `${styles.paar} ${styles[context.anordnung ?? options.anordnung]}` : undefined}>
          <div>
            {titel && <h2 className={styles.titel}>{titel}</h2>}
            <EditorText html={text} />
            {link && (
              <p className={styles.link}>
                <LinkButton href={link} variant="secondary">
                  {linktext || titel || 'Mehr erfahren'}
                </LinkButton>
              </p>
            )}
          </div>
          <BildMitNachweis className={styles.bild} upload={context} sizes="(min-width: 62rem) 36rem, 100vw" />
        </div>
      </div>
    </Abschnitt>
  );
}
