import { formatImageCredit } from '../../format/image-credit.ts';
import type { ImageAspectRatio } from '../../rules/image-sizes.ts';
import type { ImageUpload } from '../../schemas/image.ts';
import { Picture } from './image.tsx';
import styles from './image-with-proof.module.css';

interface ImageWithProofProps {
  upload: ImageUpload;
  sizes: string;
  ratio?: ImageAspectRatio;
  prioritaet?: boolean;
  className?: string;
}

/** A picture with its caption and, as required by licences, its author. Nothing without a picture. */
export function ImageWithProof({ upload, sizes, ratio, prioritaet: priority, className }: ImageWithProofProps) {
  const { bild: image, bildtext: caption, bildcopyright: imageCopyright } = upload;
  if (!image) return null;
  return (
    <figure className={className}>
      <Picture bild={image} sizes={sizes} ratio={ratio} prioritaet={priority} />
      {(caption || imageCopyright) && (
        <figcaption className={styles.unterschrift}>
          {caption && <span>{caption}</span>}
          {imageCopyright && <small>{formatImageCredit(imageCopyright)}</small>}
        </figcaption>
      )}
    </figure>
  );
}
