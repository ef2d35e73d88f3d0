/** What residents may send as a picture; told by the browser at once and by the api from the file's content. */
export const BILD_TYPEN: readonly string[] = ['image/jpeg', 'image/png'];
export const BILD_MAX_BYTES = 10_000_000;
/** Pixels: what a phone of today takes, and no picture that unpacks to gigabytes. */
export const BILD_MAX_PIXEL = 64_000_000;

/** Pixels of the longer side as pictures are kept: enough for the widest place on the site. */
export const BILD_KANTE = 2560;

/** Slowest line that is waited for, a phone at the edge of its network: the largest picture takes 20 minutes. */
export const UPLOAD_BYTES_PRO_SEKUNDE = 8_192;

export const BILD_FALSCHER_TYP = 'Bitte wählen Sie ein Bild im Format JPEG oder PNG aus.';
export const BILD_ZU_GROSS = 'Bitte wählen Sie ein Bild mit höchstens 10 MB aus.';
export const BILD_ZU_VIELE_PIXEL = 'Bitte wählen Sie ein Bild mit höchstens 64 Megapixeln aus.';
export const BILD_UNLESBAR = 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes aus.';
