import type { HeroImage } from '@gm/shared/schemas/page';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Credit } from '@gm/shared/ui/pictures/credit';
import { Photo as SizedPhoto } from '@gm/shared/ui/pictures/photo';
import styles from './hero-photos.module.css';

interface PhotoProps {
  image: HeroImage;
  sizes: string;
  prioritaet?: boolean;
  className?: string | undefined;
}

/** Photo of a hero with the credit that its licence requires. */
export function Photo({
  image: { bild: image, bildcopyright: imageCopyright },
  sizes,
  prioritaet: priority,
  className,
}: PhotoProps) {
  if (!image) return null;
  return (
    <>
      <SizedPhoto bild={image} sizes={sizes} prioritaet={priority} className={joinClasses(styles.photo, className)} />
      <Credit name={imageCopyright} className={styles.credit} />
    </>
  );
}
