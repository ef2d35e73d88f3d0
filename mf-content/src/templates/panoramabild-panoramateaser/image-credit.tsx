import { formatImageCredit } from '@gm/shared/format/image-credit';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { Copyright } from 'lucide-react';
import styles from './panoramabild-panoramateaser.module.css';

interface ImageCreditProps {
  bildtext: string | null;
  bildcopyright: string | null;
}

/** Caption and copyright behind an icon on the picture: opens by pointer, touch and keyboard without scripts. */
export function ImageCredit({ bildtext: caption, bildcopyright: imageCopyright }: ImageCreditProps) {
  return (
    <details className={styles.nachweis}>
      <summary>
        <Copyright aria-hidden="true" />
        <VisuallyHidden>Bildnachweis</VisuallyHidden>
      </summary>
      <p>
        {caption}
        {caption && imageCopyright && <br />}
        {imageCopyright && formatImageCredit(imageCopyright)}
      </p>
    </details>
  );
}
