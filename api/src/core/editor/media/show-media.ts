import type { Media, Medium } from '@gm/shared/schemas/editor/editorial';
import type { DataSource } from '../../platform/database/database.ts';
import { countPages } from '../../platform/rules/count-pages.ts';
import { buildImageUpload } from '../../services/images/image-upload.ts';
import { describePhotos } from '../../services/images/photos.ts';
import { buildContentHref } from '../store/build-editorial-route.ts';
import { createMediaRepository, type MediaLine, type MediaOrdering } from './media-repository.ts';

const PER_PAGE = 24;

/** A picture of the library in the format of the reply. */
export function buildMedium({ foto: photo, datei: file }: MediaLine): Medium {
  const line = describePhotos([photo], [file]).get(photo.datei);
  const { bild: image } = line ? buildImageUpload({ ...line, bild_id: line.id, copyright: null }) : { bild: null };
  if (!image) throw new Error('A photo that has a file has a picture');
  const imageCopyright = photo.bildcopyright ?? '';
  return {
    datei: photo.datei,
    bild: image,
    bildcopyright: imageCopyright,
    istFertig: photo.alt.trim() !== '' && imageCopyright !== '',
    href: buildContentHref('foto', photo.datei),
  };
}

interface Query {
  q: string;
  datei: string;
  typ: '' | 'fertig' | 'unfertig';
  sort: MediaOrdering | '';
  seite: number;
}

/** Pictures whose text contains all words, or the one with a given name. */
export async function showMedia(
  db: DataSource,
  { q, datei: file, typ: type, sort, seite: page }: Query,
): Promise<Media> {
  const media = createMediaRepository(db);
  const { anzahl: unfinished } = await media.count({ woerter: [], istFertig: false });
  if (file) {
    const data = (await media.pick([file])).map(buildMedium);
    return { data, anzahl: data.length, istMehr: false, unfertige: unfinished, pagination: { page: 1, pages: 1 } };
  }
  const filter = {
    woerter: q.split(/\s+/).filter(Boolean),
    istFertig: type === '' ? undefined : type === 'fertig',
    ordnung: sort || null,
  };
  const { anzahl: count, istMehr: isMore } = await media.count(filter);
  const pagination = countPages(count, page, PER_PAGE);
  const data = (await media.list(filter, { seite: page, proSeite: PER_PAGE })).map(buildMedium);
  return { data, anzahl: count, istMehr: isMore, unfertige: unfinished, pagination };
}
