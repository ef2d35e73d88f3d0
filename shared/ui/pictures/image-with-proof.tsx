import type { ImageAspectRatio } from '../../rules/image-sizes.ts';
import type { ImageUpload } from '../../schemas/image.ts';
import { joinClasses } from '../join-classes.ts';

import { Credit } from './credit.tsx';
import { Picture } from './image.tsx';
import styles from './image-with-proof.module.css';

interface ImageWithProofProps {
  upload: ImageUpload;
  sizes: string;
  ratio?: ImageAspectRatio;
  priority?: boolean;
  className?: string;
}

/** A picture with its caption and its author. Nothing without a picture. */
export function ImageWithProof({ upload, sizes, ratio, priority, className }: ImageWithProofProps) {
  const { bild: image, bildtext: caption, bildcopyright: imageCopyright } = upload;
  if (!image) return null;
  return (
    <figure className={joinClasses(styles.figure, className)}>
      <Picture image={image} sizes={sizes} ratio={ratio} priority={priority} />
      <Credit name={imageCopyright} />
      {caption && <figcaption className={styles.signature}>{caption}</figcaption>}
    </figure>
  );
}
