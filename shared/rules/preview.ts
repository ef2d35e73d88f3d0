/** Path prefix of previews of unpublished pages. */
export const PREVIEW = '/vorschau/';

/** Header with which the shell requests such a preview. */
export const PREVIEW_HEAD = 'x-vorschau';
