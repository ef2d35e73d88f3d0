import type { HeroImage, Route } from '@gm/shared/schemas/page';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { hasHills, hasSlides } from './choose-hero-images.ts';
import styles from './hero.module.css';
import { HeroCarousel } from './hero-carousel.tsx';
import hills from './hero-hills.module.css';
import photos from './hero-photos.module.css';
import { HeroSlider } from './hero-slider.tsx';
import { Photo } from './photo.tsx';

/** Width of the photos next to the text, for `sizes`. */
const SIZES = { schmal: '(min-width: 62rem) 60vw, 100vw', portal: '(min-width: 62rem) 76vw, 100vw' };
/** Requirement S-6: autoplay of the slim hero and of the portal's. */
const SWITCHING_MS = 15_000;
/** Longer headings are set smaller. */
const LONG = 32;

interface HeroProps {
  layout: Route['pageLayout'];
  title: string;
  description?: string | null;
  breadcrumbs: Route['breadcrumbs'];
  images: HeroImage[];
  parallax?: boolean | undefined;
  /** Only as high as its words (is-tight.ts). */
  tight?: boolean | undefined;
}

/**
 * Top of a page with its heading: sun and hills of the theme, or photos with the theme's ridge along their lower edge.
 * In the portal layout pictures with words are slides.
 */
export function Hero({ layout, title, description, breadcrumbs, images, parallax = false, tight = false }: HeroProps) {
  const portal = layout === 'portal';
  if (hasSlides(layout, images)) {
    return <HeroSlider title={title} slides={images} sizes={SIZES.portal} parallax={parallax} />;
  }
  const sizes = portal ? SIZES.portal : SIZES.schmal;
  const slides = images.map((image, index) => ({
    key: index,
    inhalt: <Photo image={image} sizes={sizes} priority={index === 0} />,
  }));
  return (
    <div
      className={joinClasses(
        styles.hero,
        slides.length > 0 ? photos.withPhotos : undefined,
        hasHills(images, tight) ? hills.hills : undefined,
      )}
      data-foto={slides.length > 0 ? (portal ? 'portal' : 'schmal') : undefined}
      data-parallax={parallax ? '' : undefined}
      data-knapp={tight ? '' : undefined}
    >
      <div className="gm-wrap">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1 id="titel" tabIndex={-1} data-lang={title.length > LONG ? '' : undefined}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
      {slides.length > 0 ? (
        <HeroCarousel label="Bilder" slides={slides} wechselMs={SWITCHING_MS} className={photos.pictures} />
      ) : (
        <div className={styles.sun} />
      )}
      <div className={styles.crest} />
    </div>
  );
}
