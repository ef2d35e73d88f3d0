import type { Bildupload } from '@gm/shared/schemas/bild';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { useId } from 'react';
import styles from './galerie.module.css';

/** Further pictures of an article or an event, each with caption and author. */
export function Galerie({ bilder }: { bilder: Bildupload[] }) {
  const id = useId();
  const vorhandene = bilder.filter(({ bild }) => bild);
  if (vorhandene.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.zwischentitel}>
        Bildergalerie
      </h2>
      <ul className={styles.galerie}>
        {vorhandene.map((upload) => (
          <li key={upload.bild?.id}>
            <BildMitNachweis
              className={styles.bild}
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
