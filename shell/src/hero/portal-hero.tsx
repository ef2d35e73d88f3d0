import type { HeroImage } from '@gm/shared/schemas/seite';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useRef } from 'react';
import { Foto } from './foto.tsx';
import styles from './hero.module.css';

/** Specification A9: up to 5 slides. */
const HOECHSTENS = 5;

/** Width of a slide's photo, for the `sizes` of the picture and of its preload. */
export const PORTAL_HERO_SIZES = '(min-width: 62rem) 76vw, 100vw';

/** Two arrows of lucide (ISC) as they are: its component would bring a runtime into the browser for them. */
function Pfeil({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface PortalHeroProps {
  title: string;
  images: HeroImage[];
}

/** Hero of the portal: slides side by side that scroll and snap without any script; the buttons need one. */
export function PortalHero({ title, images }: PortalHeroProps) {
  const strip = useRef<HTMLUListElement>(null);
  const slides = images.slice(0, HOECHSTENS);

  function showNext(direction: 1 | -1) {
    const list = strip.current;
    if (!list) return;
    const last = list.scrollWidth - list.clientWidth;
    const left = list.scrollLeft + direction * list.clientWidth;
    // Past either end it goes on at the other one.
    list.scrollTo({ left: left > last + 1 ? 0 : left < -1 ? last : left });
  }

  return (
    <section className={`${styles.hero} ${styles.portal}`} aria-roledescription="Karussell" aria-label="Im Blickpunkt">
      <ul className={styles.streifen} ref={strip}>
        {slides.map((image, index) => (
          <li key={image.bild?.id}>
            <div className="gm-wrap">
              {/* The page needs one main heading: it is the first slide's. */}
              {index === 0 ? (
                <h1 id="titel" tabIndex={-1}>
                  {image.title ?? title}
                </h1>
              ) : (
                image.title && <h2>{image.title}</h2>
              )}
              {image.subtitle && <p>{image.subtitle}</p>}
              {image.link && (
                <LinkButton href={image.link} className={styles.aktion}>
                  {image.linktext ?? 'Mehr erfahren'}
                </LinkButton>
              )}
            </div>
            <Foto image={image} sizes={PORTAL_HERO_SIZES} prioritaet={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.steuerung}>
          <button type="button" aria-label="Vorheriges Bild" onClick={() => showNext(-1)}>
            <Pfeil d="m15 18-6-6 6-6" />
          </button>
          <button type="button" aria-label="Nächstes Bild" onClick={() => showNext(1)}>
            <Pfeil d="m9 18 6-6-6-6" />
          </button>
        </div>
      )}
      <div className={styles.kamm} />
    </section>
  );
}
