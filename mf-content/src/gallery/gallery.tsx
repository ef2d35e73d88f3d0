import type { ImageUpload } from '@gm/shared/schemas/image';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { useId } from 'react';
import styles from './gallery.module.css';

/** Additional pictures of an article or event, each with caption and author. */
export function Gallery({ images }: { images: ImageUpload[] }) {
  const id = useId();
  const existing = images.filter(({ bild: image }) => image);
  if (existing.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.subheading}>
        Bildergalerie
      </h2>
      <ul className={styles.gallery}>
        {existing.map((upload) => (
          <li key={upload.bild?.id}>
            <ImageWithProof
              className={styles.picture}
              upload={upload}
              ratio="3x2"
              sizes="(min-width: 62rem) 22rem, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
