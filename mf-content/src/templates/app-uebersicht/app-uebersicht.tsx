import type { TemplateProps } from '@gm/shared/contract';
import { Picture } from '@gm/shared/ui/pictures/image';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { Section } from '@gm/shared/ui/section';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useId } from 'react';
import { TileSymbol } from '../../tiles/tile-symbol.tsx';
import { Tiles } from '../../tiles/tiles.tsx';
import type { appUebersicht } from './app-uebersicht.context.ts';
import styles from './app-uebersicht.module.css';

/** Start page of the app: contact shortcuts to the town hall, and cards. */
export default function AppUebersicht({ context }: TemplateProps<typeof appUebersicht>) {
  const id = useId();
  const {
    titel: title,
    logo,
    kontakte: contacts,
    bild: image,
    bildtext: caption,
    bildcopyright: imageCopyright,
    karten: cards,
  } = context;
  return (
    <Section labelledBy={title ? id : undefined}>
      <div className={styles.app}>
        {(logo?.bild || contacts.length > 0) && (
          <div className={styles.head}>
            {logo?.bild && <Picture className={styles.logo} image={logo.bild} sizes="6rem" ratio="1x1" />}
            {contacts.length > 0 && (
              <ul className={styles.contacts}>
                {contacts.map((contact) => (
                  <li key={contact.titel}>
                    <a href={contact.link} title={contact.titel}>
                      <TileSymbol symbol={contact.symbol} />
                      <VisuallyHidden>{contact.titel}</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <ImageWithProof
          upload={{ bild: image, bildtext: caption, bildcopyright: imageCopyright }}
          sizes="(min-width: 62rem) 48rem, 100vw"
          ratio="16x9"
          priority
        />
        {title && <h2 id={id}>{title}</h2>}
        {cards.length > 0 && <Tiles tiles={cards} level={title ? 3 : 2} twoColumns />}
      </div>
    </Section>
  );
}
