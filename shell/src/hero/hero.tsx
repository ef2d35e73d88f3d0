import type { HeroImage, Route } from '@gm/shared/schemas/seite';
import { Brotkrumen } from './brotkrumen.tsx';
import { Foto } from './foto.tsx';
import styles from './hero.module.css';
import { PortalHero } from './portal-hero.tsx';

/** Width of the photo beside the text, for the `sizes` of the picture and of its preload. */
export const HERO_SIZES = '(min-width: 62rem) 60vw, 100vw';

/** Characters from which a heading is set smaller. */
const LANG = 32;

interface HeroProps {
  layout: Route['pageLayout'];
  title: string;
  description?: string | null;
  breadcrumbs: Route['breadcrumbs'];
  heroImages: HeroImage[];
}

/** Top of a page with its heading: sun and hills of the theme, or a photo with the theme's ridge along its lower edge. */
export function Hero({ layout, title, description, breadcrumbs, heroImages }: HeroProps) {
  const images = heroImages.filter(({ bild }) => bild);
  const [image] = images;
  if (layout === 'portal' && image) return <PortalHero title={title} images={images} />;
  return (
    <div className={styles.hero} data-foto={image ? '' : undefined}>
      <div className="gm-wrap">
        <Brotkrumen breadcrumbs={breadcrumbs} />
        <h1 id="titel" tabIndex={-1} data-lang={title.length > LANG ? '' : undefined}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
      {image ? <Foto image={image} sizes={HERO_SIZES} prioritaet /> : <div className={styles.sonne} />}
      <div className={styles.kamm} />
    </div>
  );
}
