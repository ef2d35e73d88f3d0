import type { HeroImage } from '@gm/shared/schemas/page';
import { LinkButton } from '@gm/shared/ui/link-button';
import { choosePanorama } from './choose-panorama.ts';
import styles from './hero.module.css';
import { HeroCarousel } from './hero-carousel.tsx';
import slider from './hero-slider.module.css';
import { Photo } from './photo.tsx';

/** Requirement S-6: autoplay of the slider. */
const SWITCHING_MS = 6000;

interface HeroSliderProps {
  /** Heading of the page, for a first slide without one. */
  title: string;
  slides: HeroImage[];
  sizes: string;
  parallax: boolean;
}

/** Hero of the start page: slides with words, a link and a photo each. */
export function HeroSlider({ title, slides, sizes, parallax }: HeroSliderProps) {
  // Without photos the villages are drawn behind all slides.
  const drawn = slides.every(({ bild: image }) => !image);
  const folien = slides.map((image, index) => ({
    key: index,
    inhalt: (
      <>
        <div className="gm-wrap">
          {/* The page needs one main heading: the first slide's. */}
          {index === 0 ? (
            <h1 id="titel" tabIndex={-1}>
              {image.title || title}
            </h1>
          ) : (
            image.title && <h2>{image.title}</h2>
          )}
          {image.subtitle && <p>{image.subtitle}</p>}
          {image.link && (
            <LinkButton href={image.link} className={slider.action}>
              {image.linktext || 'Mehr erfahren'}
            </LinkButton>
          )}
        </div>
        {image.bild && <Photo image={image} sizes={sizes} priority={index === 0} className={slider.photo} />}
        {!image.bild && !drawn && <div className={styles.sun} />}
      </>
    ),
  }));
  return (
    <div
      className={`${styles.hero} ${slider.slider}`}
      data-parallax={parallax ? '' : undefined}
      data-gemalt={drawn ? '' : undefined}
    >
      {drawn && (
        <svg aria-hidden="true" className={slider.panorama} viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice">
          <use href={`/shell/motive/${choosePanorama(new Date())}.svg#m`} />
        </svg>
      )}
      <HeroCarousel label="Im Blickpunkt" slides={folien} wechselMs={SWITCHING_MS} slideClassName={slider.slide} />
      <div className={styles.crest} />
    </div>
  );
}
