import { z } from 'zod';

/**
 * A picture of the content system. Its files are at `/api/bild/{id}/{breite}`: the api answers AVIF, WebP or JPEG
 * by the `Accept` header, for the widths and crops of `regeln/bild-groessen.ts` only.
 */
export const bildSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Size of the upright original in px; the ratio keeps the layout from shifting. */
  breite: z.number().int().positive(),
  hoehe: z.number().int().positive(),
  /** Mean colour `#rrggbb`, shown until the picture is there. */
  farbe: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Text alternative; empty for pictures that only decorate. */
  alt: z.string().default(''),
});
export type Bild = z.infer<typeof bildSchema>;

/** A picture with the texts requirement K-6 calls `bildtext` and `bildcopyright`. */
export const bilduploadSchema = z.object({
  bild: bildSchema.nullish(),
  bildtext: z.string().nullish(),
  bildcopyright: z.string().nullish(),
});
export type Bildupload = z.infer<typeof bilduploadSchema>;

export const galerieSchema = z.object({ bilder: z.array(bilduploadSchema) });
