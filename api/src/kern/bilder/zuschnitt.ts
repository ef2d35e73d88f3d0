import { BILD_VERHAELTNISSE, type BildVerhaeltnis } from '@gm/shared/regeln/bild-groessen';
import { KLEINSTER_ZUSCHNITT, type Zuschnitt } from '@gm/shared/regeln/zuschnitt';
import { z } from 'zod';

const prozent = z.number().int().min(0).max(100);
const zuschnittSchema = z.strictObject({
  von_links: prozent,
  von_oben: prozent,
  groesse: z.number().int().min(KLEINSTER_ZUSCHNITT).max(100),
}) satisfies z.ZodType<Zuschnitt>;

/** Which part of a photo is shown where a format is asked for; formats without one are cut around its point. */
export const zuschnitteSchema = z.strictObject({
  '1x1': zuschnittSchema.optional(),
  '3x2': zuschnittSchema.optional(),
  '16x9': zuschnittSchema.optional(),
  '21x9': zuschnittSchema.optional(),
} satisfies Record<BildVerhaeltnis, z.ZodType>);
type Zuschnitte = z.infer<typeof zuschnitteSchema>;

const FORMATE = Object.keys(BILD_VERHAELTNISSE) as BildVerhaeltnis[];
/** Place of the format, then three numbers of two digits each. The letter is none of the hash that ids end in. */
const IM_NAMEN = /-z((?:\d[0-9a-z]{6})+)$/;
const BASIS = 36;
const write = (zahl: number) => zahl.toString(BASIS).padStart(2, '0');
const read = (text: string) => Number.parseInt(text, BASIS);

/** The id of a picture with the parts chosen for its formats: as with its point, other parts are another picture. */
export function nameZuschnitte(id: string, zuschnitte: Zuschnitte | null | undefined): string {
  const teile = FORMATE.flatMap((format, platz) => {
    const teil = zuschnitte?.[format];
    return teil ? `${platz}${write(teil.von_links)}${write(teil.von_oben)}${write(teil.groesse)}` : [];
  });
  return teile.length > 0 ? `${id}-z${teile.join('')}` : id;
}

/** The part that its id names for a format; null: none was chosen. */
export function readZuschnitt(id: string, verhaeltnis: BildVerhaeltnis): Zuschnitt | null {
  const teile = IM_NAMEN.exec(id)?.[1]?.match(/.{7}/g) ?? [];
  const teil = teile.find((eines) => Number(eines[0]) === FORMATE.indexOf(verhaeltnis));
  return teil
    ? { von_links: read(teil.slice(1, 3)), von_oben: read(teil.slice(3, 5)), groesse: read(teil.slice(5, 7)) }
    : null;
}
