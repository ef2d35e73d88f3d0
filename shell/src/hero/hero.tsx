import type { HeroImage, Route } from '@gm/shared/schemas/seite';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Brotkrumen } from './brotkrumen.tsx';
import { hasSlides } from './choose-hero-images.ts';
import { Foto } from './foto.tsx';
import styles from './hero.module.css';
import fotos from './hero-fotos.module.css';
import { HeroKarussell } from './hero-karussell.tsx';
import { HeroSlider } from './hero-slider.tsx';

/** Width of the photos beside the text, as `sizes` takes it. */
const SIZES = { schmal: '(min-width: 62rem) 60vw, 100vw', portal: '(min-width: 62rem) 76vw, 100vw' };
/** Requirement S-6: autoplay of the slim hero and of the portal's. */
const WECHSEL_MS = 15_000;
/** Characters from which a heading is set smaller. */
const LANG = 32;

interface HeroProps {
  layout: Route['pageLayout'];
  title: string;
  description?: string | null;
  breadcrumbs: Route['breadcrumbs'];
  images: HeroImage[];
  parallax?: boolean | undefined;
  /** Only as high as its words (is-knapp.ts). */
  knapp?: boolean | undefined;
}

/**
 * Top of a page with its heading: sun and hills of the theme, or photos with the theme's ridge along their lower edge.
 * In the portal layout pictures with words of their own are slides.
 */
export function Hero({ layout, title, description, breadcrumbs, images, parallax = false, knapp = false }: HeroProps) {
  const portal = layout === 'portal';
  if (hasSlides(layout, images)) {
    return <HeroSlider title={title} slides={images} sizes={SIZES.portal} parallax={parallax} />;
  }
  const sizes = portal ? SIZES.portal : SIZES.schmal;
  const folien = images.map((image, index) => ({
    key: index,
    inhalt: <Foto image={image} sizes={sizes} prioritaet={index === 0} />,
  }));
  return (
    <div
      className={joinClasses(styles.hero, folien.length > 0 ? fotos.mitFotos : undefined)}
      data-foto={folien.length > 0 ? (portal ? 'portal' : 'schmal') : undefined}
      data-parallax={parallax ? '' : undefined}
      data-knapp={knapp ? '' : undefined}
      data-mitte={layout === 'wide' ? '' : undefined}
    >
      <div className="gm-wrap">
        <Brotkrumen breadcrumbs={breadcrumbs} />
        <h1 id="titel" tabIndex={-1} data-lang={title.length > LANG ? '' : undefined}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
      {folien.length > 0 ? (
        <HeroKarussell label="Bilder" folien={folien} wechselMs={WECHSEL_MS} className={fotos.bilder} />
      ) : (
        <div className={styles.sonne} />
      )}
      <div className={styles.kamm} />
    </div>
  );
}
