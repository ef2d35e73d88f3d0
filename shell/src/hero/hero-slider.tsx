import type { HeroImage } from '@gm/shared/schemas/seite';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Foto } from './foto.tsx';
import styles from './hero.module.css';
import fotos from './hero-fotos.module.css';
import { HeroKarussell } from './hero-karussell.tsx';

/** Requirement S-6: autoplay of the slider. */
const WECHSEL_MS = 6000;

/** Id of what comes after the last slide. */
export const SLIDES_END = 'hero-ende';

interface HeroSliderProps {
  /** Heading of the page, for a first slide that has none. */
  title: string;
  slides: HeroImage[];
  sizes: string;
  parallax: boolean;
}

/** Hero of the start page: slides with words, a link and a photo each. */
export function HeroSlider({ title, slides, sizes, parallax }: HeroSliderProps) {
  const folien = slides.map((image, index) => ({
    key: index,
    inhalt: (
      <>
        <div className="gm-wrap">
          {/* The page needs one main heading: it is the first slide's. */}
          {index === 0 ? (
            <h1 id="titel" tabIndex={-1}>
              {image.title || title}
            </h1>
          ) : (
            image.title && <h2>{image.title}</h2>
          )}
          {image.subtitle && <p>{image.subtitle}</p>}
          {image.link && (
            <LinkButton href={image.link} className={fotos.aktion}>
              {image.linktext || 'Mehr erfahren'}
            </LinkButton>
          )}
        </div>
        {image.bild ? <Foto image={image} sizes={sizes} prioritaet={index === 0} /> : <div className={styles.sonne} />}
      </>
    ),
  }));
  return (
    <div className={`${styles.hero} ${fotos.slider}`} data-parallax={parallax ? '' : undefined}>
      <HeroKarussell label="Im Blickpunkt" folien={folien} wechselMs={WECHSEL_MS} folieClassName={fotos.slide} />
      <div id={SLIDES_END} className={styles.kamm} />
    </div>
  );
}
