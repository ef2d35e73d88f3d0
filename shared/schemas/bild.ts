import { z } from 'zod';

/**
 * A picture of the content system. Its files are at `/api/bild/{id}/{breite}`: the api answers AVIF, WebP or JPEG
 * by the `Accept` header, for the widths of `BILD_BREITEN` only.
 */
export const bildSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Size of the original in px; the ratio keeps the layout from shifting. */
  breite: z.number().int().positive(),
  hoehe: z.number().int().positive(),
  /** Mean colour `#rrggbb`, shown until the picture is there. */
  farbe: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Text alternative; empty for pictures that only decorate. */
  alt: z.string().default(''),
});
export type Bild = z.infer<typeof bildSchema>;

/** Widths in px the api scales to. */
export const BILD_BREITEN = [320, 480, 640, 960, 1280, 1660, 2400] as const;

/** A picture with the texts the specification calls `bildtext` and `bildcopyright`. */
export const bilduploadSchema = z.object({
  bild: bildSchema.nullish(),
  bildtext: z.string().nullish(),
  bildcopyright: z.string().nullish(),
});
export type Bildupload = z.infer<typeof bilduploadSchema>;
