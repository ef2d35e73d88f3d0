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
export const BILD_UNVOLLSTAENDIG =
  'Das Bild ist nicht vollständig angekommen. Bitte senden Sie das Formular noch einmal ab.';
export const BILD_UNLESBAR = 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes aus.';

/** Bytes of a piece in which a larger picture is sent: a line that dies costs no more than one. */
export const TEIL_BYTES = 262_144;
/** Name of a picture sent in pieces: its random part is the right to it, its end the bytes of the whole. */
export const UPLOAD_NAME = /^[\da-f]{32}-[\da-f]{8}-\d{1,9}$/;

/** Bytes of the whole picture. */
export const readGroesse = (upload: string): number => Number(upload.split('-').at(-1));
