import { defineTemplate } from '@gm/shared/contract';
import { textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

/** A file of this site or of an origin allowed by `TEMPLATE_SOURCES`. */
const file = z
  .string()
  .regex(/^(https:\/\/[^\s]+|\/[^/\s][^\s]*)$/)
  .nullable()
  .catch(null);

export const video = defineTemplate({
  insert: { title: 'Video', help: 'Ein Film der Gemeinde mit Untertiteln.' },
  slots: ['content'],
  policy: { from: ['video'], uses: ['media'] },
  context: z.object({ titel: textField, fehlt: textField }),
  options: z.object({
    /** MP4 file; if missing, the block shows the text `fehlt`. */
    video: file,
    /** WebVTT file with German captions. */
    untertitel: file,
    /** Poster image. */
    standbild: file,
  }),
});
