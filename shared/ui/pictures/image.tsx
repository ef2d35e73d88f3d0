import { readMotifPicture } from '../../rules/motif-picture.ts';
import { Motif } from './motif.tsx';
import { Photo, type PhotoProps } from './photo.tsx';

/** A photo of the content system, or the motif that an editor chose instead. */
export function Picture(props: PhotoProps) {
  const motif = readMotifPicture(props.image.id);
  return motif ? <Motif name={motif} className={props.className} /> : <Photo {...props} />;
}
