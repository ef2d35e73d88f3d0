import type { ImageUpload } from '@gm/shared/schemas/image';

/** Columns of `bilder` as joined to a row that may have no picture. */
export interface ImageLine {
  bild_id: string | null;
  breite: number | null;
  hoehe: number | null;
  farbe: string | null;
  alt: string | null;
  copyright: string | null;
}

/** A picture in the wire format; without one all fields are null. */
export function buildImageUpload(line: ImageLine, caption: string | null = null): ImageUpload {
  const { bild_id: id, breite: width, hoehe: height, farbe: colour, alt, copyright } = line;
  if (id === null || width === null || height === null || colour === null) {
    return { bild: null, bildtext: null, bildcopyright: null };
  }
  return {
    bild: { id, breite: width, hoehe: height, farbe: colour, alt: alt ?? '' },
    bildtext: caption,
    bildcopyright: copyright,
  };
}
