import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { z } from 'zod';
import { directory } from '../../core/entries/kurzform.ts';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet werden Kleinbuchstaben, Ziffern und Bindestriche.');

/** `maengel.yaml`: kinds of defects, and the responsible offices. */
export const maengelFileSchema = z
  .strictObject({
    /** By id. */
    stellen: directory(
      z.strictObject({
        id: id.meta({ title: 'Kurzname', description: 'Kleinbuchstaben, zum Beispiel „bauhof“.' }),
        name: text,
        email: z.email({ pattern: MAIL_ADDRESS }),
      }),
      ({ id: shortName, ...stelle }) => [shortName, stelle],
    ),
    arten: z
      .array(
        z.strictObject({
          name: text.max(200),
          hinweis: z.string().default(''),
          /** The responsible office. */
          stelle: id.meta({ description: 'Wer sich darum kümmert.', verweis: '#stellen' }),
          /** A generic kind such as „Sonstiges“ requires a description. */
          beschreiben: z.boolean().default(false).meta({ title: 'Muss beschrieben werden' }),
        }),
      )
      .min(1),
  })
  .check(({ value: { stellen, arten: kinds }, issues }) => {
    for (const [index, { stelle }] of kinds.entries()) {
      if (stelle in stellen) continue;
      const message = `Die Stelle „${stelle}“ steht nicht unter „stellen“.`;
      issues.push({ code: 'custom', input: stelle, path: ['arten', index, 'stelle'], message });
    }
  });
export type MaengelFile = z.output<typeof maengelFileSchema>;

const degree = (max: number) => z.number().min(-max).max(max);

/** `maengel/plan.yaml`: coordinates of the image `maengel/plan.svg`. */
export const planFileSchema = z
  .strictObject({
    /** Size of the image in its own units. */
    breite: z.number().positive(),
    hoehe: z.number().positive(),
    /** WGS 84 degrees at its edges. */
    nord: degree(90),
    sued: degree(90),
    west: degree(180),
    ost: degree(180),
    /** Line of a street in image units, x, y, x, y …, by its id in URLs: `schwann-tannenstrasse`. */
    strassen: directory(
      z.strictObject({
        name: id.meta({ description: 'Wie in Adressen, zum Beispiel „schwann-tannenstrasse“.' }),
        verlauf: z.array(z.number()).min(4).meta({ description: 'Im Maß des Bildes: x, y, x, y und so weiter.' }),
      }),
      ({ name, verlauf: history }) => [name, history],
    ).prefault([]),
  })
  .refine(
    ({ nord: north, sued, west, ost: east }) => north > sued && east > west,
    'Norden liegt über Süden, Osten rechts von Westen.',
  );
export type PlanFile = z.output<typeof planFileSchema>;
