import { z } from 'zod';

/**
 * A picture of the content system. Its files are at `/api/bild/{id}/{breite}`: the api serves AVIF, WebP or JPEG by the
 * `Accept` header, only in the widths and crops of `rules/image-sizes.ts`.
 */
export const imageSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Size in px of the original in upright orientation; the ratio prevents layout shifts. */
  breite: z.number().int().positive(),
  hoehe: z.number().int().positive(),
  /** Average colour `#rrggbb`, shown while the picture loads. */
  farbe: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Text alternative; empty for decorative pictures. */
  alt: z.string().default(''),
});
export type Picture = z.infer<typeof imageSchema>;

/** A picture with the texts requirement K-6 calls `bildtext` and `bildcopyright`. */
export const imageUploadSchema = z.object({
  bild: imageSchema.nullish(),
  bildtext: z.string().nullish(),
  bildcopyright: z.string().nullish(),
});
export type ImageUpload = z.infer<typeof imageUploadSchema>;

export const gallerySchema = z.object({ bilder: z.array(imageUploadSchema) });
