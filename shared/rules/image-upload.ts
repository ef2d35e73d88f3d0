/** Image types residents may upload; checked at once in the browser, and by content in the api. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png'];
export const IMAGE_MAX_BYTES = 10_000_000;
/** Maximum pixels: enough for current phones, and protects against decompression bombs. */
export const IMAGE_MAX_PIXEL = 64_000_000;

/** Longer side of stored pictures in pixels: enough for the widest place on the site. */
export const IMAGE_EDGE = 2560;

/** Slowest supported upload speed, for phones with poor reception: the largest picture takes 20 minutes. */
export const UPLOAD_BYTES_PER_SECOND = 8_192;

export const IMAGE_WRONG_TYPE = 'Bitte wählen Sie ein Bild im Format JPEG oder PNG aus.';
export const IMAGE_TOO_LARGE = 'Bitte wählen Sie ein Bild mit höchstens 10 MB aus.';
export const IMAGE_TOO_MANY_PIXEL = 'Bitte wählen Sie ein Bild mit höchstens 64 Megapixeln aus.';
export const IMAGE_TOO_EXPENSIVE =
  'Dieses Bild ist zeilenversetzt gespeichert („interlaced“ oder „progressiv“) und dafür zu groß. Bitte speichern Sie es als einfaches JPEG oder kleiner.';
export const IMAGE_INCOMPLETE =
  'Das Bild ist nicht vollständig angekommen. Bitte senden Sie das Formular noch einmal ab.';
export const IMAGE_UNREADABLE = 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes aus.';

/** Chunk size in bytes of larger uploads: a network error costs at most one chunk. */
export const PART_BYTES = 262_144;
/** Name of a chunked upload: its random part grants access, its last part is the total size in bytes. */
export const UPLOAD_NAME = /^[\da-f]{32}-[\da-f]{8}-\d{1,9}$/;

/** Total size in bytes. */
export const readSize = (upload: string): number => Number(upload.split('-').at(-1));
