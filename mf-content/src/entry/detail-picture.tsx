import styles from '@gm/shared/detail/detail.module.css';
import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { ImageUpload } from '@gm/shared/schemas/image';
import { chooseMotif } from '@gm/shared/ui/pictures/choose-motifs';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { Motif } from '@gm/shared/ui/pictures/motif';

interface DetailPictureProps {
  upload: ImageUpload;
  title: string;
  rubrik?: string | null | undefined;
}

/** Picture of an entry next to its sheet; without one, the illustration that also stands in lists. */
export function DetailPicture({ upload, title, rubrik: category }: DetailPictureProps) {
  const chosen = upload.bild && readMotifPicture(upload.bild.id);
  return upload.bild && !chosen ? (
    <ImageWithProof className={styles.picture} upload={upload} sizes="(min-width: 62rem) 22rem, 100vw" priority />
  ) : (
    <Motif className={styles.motif} name={chosen ?? chooseMotif({ titel: title, rubrik: category })} />
  );
}
