import type { HeroImage } from '@gm/shared/schemas/seite';
import { Bild } from '@gm/shared/ui/bild';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import styles from './hero-fotos.module.css';

interface FotoProps {
  image: HeroImage;
  sizes: string;
  prioritaet?: boolean;
}

/** Photo of a hero with the credit its licence asks for. */
export function Foto({ image: { bild, bildcopyright }, sizes, prioritaet }: FotoProps) {
  if (!bild) return null;
  return (
    <>
      <Bild bild={bild} sizes={sizes} prioritaet={prioritaet} className={styles.foto} />
      {bildcopyright && (
        <small className={styles.nachweis}>
          <VisuallyHidden>Bildnachweis: </VisuallyHidden>
          {bildcopyright}
        </small>
      )}
    </>
  );
}
