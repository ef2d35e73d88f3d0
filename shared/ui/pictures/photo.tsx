import { crop, getSources, type ImageAspectRatio } from '../../rules/image-sizes.ts';
import type { Picture as PictureData } from '../../schemas/image.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './image.module.css';

export interface PhotoProps {
  image: PictureData;
  /** Displayed width, in the syntax of the `sizes` attribute, e.g. `(min-width: 48rem) 33vw, 100vw`. */
  sizes: string;
  /** Crop made by the api around the focal point; without it the whole picture. */
  ratio?: ImageAspectRatio;
  /** Crop for screens below 40rem. */
  narrowRatio?: ImageAspectRatio;
  /** For the first visible picture: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  className?: string;
}

/**
 * A picture of the content system in the width the screen needs. Until it is loaded its average colour is shown, as the
 * `color` attribute of an `<svg>`, because the CSP forbids inline styles.
 */
export function Photo({ image, sizes, ratio, narrowRatio, priority, className }: PhotoProps) {
  const { breite: width, hoehe: height } = crop(image, ratio);
  const { src, srcSet } = getSources(image, ratio);
  const img = (
    // `sizes` and `srcSet` come before `src`: Safari starts loading at the first attribute that names a file.
    <img
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  return (
    <span className={joinClasses(styles.frame, className)}>
      <svg aria-hidden="true" color={image.farbe} />
      {narrowRatio ? (
        <picture>
          <NarrowImage image={image} sizes={sizes} ratio={narrowRatio} />
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  );
}

function NarrowImage({ image, sizes, ratio }: Required<Pick<PhotoProps, 'image' | 'sizes' | 'ratio'>>) {
  const { breite: width, hoehe: height } = crop(image, ratio);
  const { srcSet } = getSources(image, ratio);
  return <source media="(max-width: 39.99rem)" sizes={sizes} srcSet={srcSet} width={width} height={height} />;
}

/**
 * Attributes of `<link rel="preload" as="image">` for `<Photo priority>` with the same `sizes` and `ratio`: the
 * browser starts loading before it has parsed the body.
 */
export function imagePreload(
  image: PictureData,
  sizes: string,
  ratio?: ImageAspectRatio,
): { href: string; imageSrcSet: string; imageSizes: string } {
  const { src, srcSet } = getSources(image, ratio);
  return { href: src, imageSrcSet: srcSet, imageSizes: sizes };
}
