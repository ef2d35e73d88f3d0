import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

/** A file of this site, or of an address that `TEMPLATE_SOURCES` allows. */
const datei = z
  .string()
  .regex(/^(https:\/\/[^\s]+|\/[^/\s][^\s]*)$/)
  .nullable()
  .catch(null);

export const video = defineTemplate({
  insert: { title: 'Video', help: 'Ein Film der Gemeinde mit Untertiteln.' },
  slots: ['content'],
  policy: { from: ['video'], uses: ['media'] },
  context: z.object({ titel: textFeld, fehlt: textFeld }),
  options: z.object({
    /** MP4 file; without it the block says `fehlt`. */
    video: datei,
    /** WebVTT file with German captions. */
    untertitel: datei,
    /** Still picture shown until it is played. */
    standbild: datei,
  }),
});
