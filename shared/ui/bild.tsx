import { BILD_BREITEN, type BildVerhaeltnis, crop } from '../regeln/bild-groessen.ts';
import type { Bild as BildDaten } from '../schemas/bild.ts';
import styles from './bild.module.css';
import { joinClasses } from './join-classes.ts';

/** What a browser without `srcset` loads, and what a link preview finds. */
const BREITE_OHNE_SRCSET = 960;

interface BildProps {
  bild: BildDaten;
  /** How wide the picture is shown, as the `sizes` attribute takes it, e.g. `(min-width: 48rem) 33vw, 100vw`. */
  sizes: string;
  /** Crop the api cuts around what catches the eye; without it the whole picture. */
  ratio?: BildVerhaeltnis;
  /** Another crop for screens below 40rem. */
  ratioSchmal?: BildVerhaeltnis;
  /** For the one picture that is seen first: loaded at once and before others. */
  prioritaet?: boolean | undefined;
  className?: string;
}

/**
 * A picture of the content system at the width the screen needs. Its mean colour stands in its place until it is
 * there: as the `color` attribute of an `<svg>`, because the CSP forbids inline styles.
 */
export function Bild({ bild, sizes, ratio, ratioSchmal, prioritaet, className }: BildProps) {
  const { breite, hoehe } = crop(bild, ratio);
  const { src, srcSet } = getSources(bild, ratio);
  const img = (
    // `sizes` and `srcSet` come before `src`: Safari starts loading at the first attribute that names a file.
    <img
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      width={breite}
      height={hoehe}
      alt={bild.alt}
      loading={prioritaet ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={prioritaet ? 'high' : undefined}
    />
  );
  return (
    <span className={joinClasses(styles.rahmen, className)}>
      <svg aria-hidden="true" color={bild.farbe} />
      {ratioSchmal ? (
        <picture>
          <SchmalesBild bild={bild} sizes={sizes} ratio={ratioSchmal} />
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  );
}

function SchmalesBild({ bild, sizes, ratio }: Required<Pick<BildProps, 'bild' | 'sizes' | 'ratio'>>) {
  const { breite, hoehe } = crop(bild, ratio);
  const { srcSet } = getSources(bild, ratio);
  return <source media="(max-width: 39.99rem)" sizes={sizes} srcSet={srcSet} width={breite} height={hoehe} />;
}

/**
 * Attributes of `<link rel="preload" as="image">` for the picture `<Bild prioritaet>` shows with the same `sizes` and
 * `ratio`: the browser then starts before it has read the body.
 */
export function bildPreload(
  bild: BildDaten,
  sizes: string,
  ratio?: BildVerhaeltnis,
): { href: string; imageSrcSet: string; imageSizes: string } {
  const { src, srcSet } = getSources(bild, ratio);
  return { href: src, imageSrcSet: srcSet, imageSizes: sizes };
}

function getSources(bild: BildDaten, ratio: BildVerhaeltnis | undefined): { src: string; srcSet: string } {
  const groesste = crop(bild, ratio).breite;
  const adresse = (breite: number) => `/api/bild/${bild.id}/${breite}${ratio ? `?ratio=${ratio}` : ''}`;
  const breiten = BILD_BREITEN.filter((breite) => breite <= groesste);
  if (breiten.length === 0) {
    // A picture below the smallest width is answered at its own: the descriptor must tell the truth.
    const einzige = adresse(BILD_BREITEN[0]);
    return { src: einzige, srcSet: `${einzige} ${groesste}w` };
  }
  const mittlere = Math.max(...breiten.filter((breite) => breite <= BREITE_OHNE_SRCSET));
  return { src: adresse(mittlere), srcSet: breiten.map((breite) => `${adresse(breite)} ${breite}w`).join(',') };
}
