import type { Insertable, Selectable } from 'kysely';
import type { ContentPhotosTable, ImagesTable } from './tables.ts';

/** Size, colour and storage name of a photo. */
export type PhotoFile = Omit<Selectable<ContentPhotosTable>, 'ablage'> & { ablage?: string | null };
/** The photos of the content by file name, as rows of `bilder`. */
export type Photos = Map<string, Insertable<ImagesTable>>;
