import { formatBildnachweis } from '../format/bildnachweis.ts';
import type { BildVerhaeltnis } from '../regeln/bild-groessen.ts';
import type { Bildupload } from '../schemas/bild.ts';
import { Bild } from './bild.tsx';
import styles from './bild-mit-nachweis.module.css';

interface BildMitNachweisProps {
  upload: Bildupload;
  sizes: string;
  ratio?: BildVerhaeltnis;
  prioritaet?: boolean;
  className?: string;
}

/** A picture with its caption and, as the licences ask, its author beside it. Nothing when there is no picture. */
export function BildMitNachweis({ upload, sizes, ratio, prioritaet, className }: BildMitNachweisProps) {
  const { bild, bildtext, bildcopyright } = upload;
  if (!bild) return null;
  return (
    <figure className={className}>
      <Bild bild={bild} sizes={sizes} ratio={ratio} prioritaet={prioritaet} />
      {(bildtext || bildcopyright) && (
        <figcaption className={styles.unterschrift}>
          {bildtext && <span>{bildtext}</span>}
          {bildcopyright && <small>{formatBildnachweis(bildcopyright)}</small>}
        </figcaption>
      )}
    </figure>
  );
}
