import { type Crop, SMALLEST_CROP } from '@gm/shared/rules/crop';
import { IMAGE_ASPECT_RATIOS, type ImageAspectRatio } from '@gm/shared/rules/image-sizes';
import { z } from 'zod';

const percent = z.number().int().min(0).max(100);
const cropSchema = z.strictObject({
  von_links: percent,
  von_oben: percent,
  groesse: z.number().int().min(SMALLEST_CROP).max(100),
}) satisfies z.ZodType<Crop>;

/** Manual crops of a photo by format; other formats are cropped around the focal point. */
export const cropsSchema = z.strictObject({
  '1x1': cropSchema.optional(),
  '3x2': cropSchema.optional(),
  '16x9': cropSchema.optional(),
  '21x9': cropSchema.optional(),
} satisfies Record<ImageAspectRatio, z.ZodType>);
type Crops = z.infer<typeof cropsSchema>;

const FORMATS = Object.keys(IMAGE_ASPECT_RATIOS) as ImageAspectRatio[];
/**
 * Index of the format, then three numbers of two digits each. The letter `z` cannot occur in the hash at the end of
 * ids.
 */
const IN_NAMES = /-z((?:\d[0-9a-z]{6})+)$/;
const BASIS = 36;
const write = (figure: number) => figure.toString(BASIS).padStart(2, '0');
const read = (text: string) => Number.parseInt(text, BASIS);

/** Id of a picture with its manual crops; as with the focal point, other crops are another picture. */
export function nameCrops(id: string, crops: Crops | null | undefined): string {
  const parts = FORMATS.flatMap((format, place) => {
    const part = crops?.[format];
    return part ? `${place}${write(part.von_links)}${write(part.von_oben)}${write(part.groesse)}` : [];
  });
  return parts.length > 0 ? `${id}-z${parts.join('')}` : id;
}

/** The crop that an id specifies for a format; null if none was chosen. */
export function readCrop(id: string, aspectRatio: ImageAspectRatio): Crop | null {
  const parts = IN_NAMES.exec(id)?.[1]?.match(/.{7}/g) ?? [];
  const part = parts.find((one) => Number(one[0]) === FORMATS.indexOf(aspectRatio));
  return part
    ? { von_links: read(part.slice(1, 3)), von_oben: read(part.slice(3, 5)), groesse: read(part.slice(5, 7)) }
    : null;
}
