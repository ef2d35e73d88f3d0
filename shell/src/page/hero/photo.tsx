import type { HeroImage } from '@gm/shared/schemas/page';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Credit } from '@gm/shared/ui/pictures/credit';
import { Photo as SizedPhoto } from '@gm/shared/ui/pictures/photo';
import styles from './hero-photos.module.css';

interface PhotoProps {
  image: HeroImage;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/** Photo of a hero with the credit that its licence requires. */
export function Photo({
  image: { bild: image, bildcopyright: imageCopyright },
  sizes,
  priority,
  className,
}: PhotoProps) {
  if (!image) return null;
  return (
    <>
      <SizedPhoto image={image} sizes={sizes} priority={priority} className={joinClasses(styles.photo, className)} />
      <Credit name={imageCopyright} className={styles.credit} />
    </>
  );
}
