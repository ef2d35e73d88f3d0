import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { z } from 'zod';
import { verzeichnis } from '../../kern/inhalt/kurzform.ts';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet werden kleine Buchstaben, Ziffern und Bindestriche.');

/** `maengel.yaml`: kinds of defects, and the offices that mend them. */
export const maengelDateiSchema = z
  .strictObject({
    /** By short name. */
    stellen: verzeichnis(
      z.strictObject({
        id: id.meta({ title: 'Kurzname', description: 'Kleine Buchstaben, zum Beispiel „bauhof“.' }),
        name: text,
        email: z.email({ pattern: MAIL_ADDRESS }),
      }),
      ({ id: kurzname, ...stelle }) => [kurzname, stelle],
    ),
    arten: z
      .array(
        z.strictObject({
          name: text.max(200),
          hinweis: z.string().default(''),
          /** Office it is passed on to. */
          stelle: id.meta({ description: 'Wer sich darum kümmert.', verweis: '#stellen' }),
          /** A word for everything else says nothing: it has to be described. */
          beschreiben: z.boolean().default(false).meta({ title: 'Muss beschrieben werden' }),
        }),
      )
      .min(1),
  })
  .check(({ value: { stellen, arten }, issues }) => {
    for (const [index, { stelle }] of arten.entries()) {
      if (stelle in stellen) continue;
      const message = `Die Stelle „${stelle}“ steht nicht unter „stellen“.`;
      issues.push({ code: 'custom', input: stelle, path: ['arten', index, 'stelle'], message });
    }
  });
export type MaengelDatei = z.output<typeof maengelDateiSchema>;

const grad = (max: number) => z.number().min(-max).max(max);

/** `maengel/plan.yaml`: what the picture `maengel/plan.svg` shows. */
export const planDateiSchema = z
  .strictObject({
    /** Size of the picture in its own units. */
    breite: z.number().positive(),
    hoehe: z.number().positive(),
    /** Degrees of WGS 84 at its edges. */
    nord: grad(90),
    sued: grad(90),
    west: grad(180),
    ost: grad(180),
    /** Course of a street in units of the picture, x, y, x, y …, by its name in addresses: `schwann-tannenstrasse`. */
    strassen: verzeichnis(
      z.strictObject({
        name: id.meta({ description: 'Wie in Adressen, zum Beispiel „schwann-tannenstrasse“.' }),
        verlauf: z.array(z.number()).min(4).meta({ description: 'Im Maß des Bildes: x, y, x, y und so weiter.' }),
      }),
      ({ name, verlauf }) => [name, verlauf],
    ).prefault([]),
  })
  .refine(
    ({ nord, sued, west, ost }) => nord > sued && ost > west,
    'Norden liegt über Süden, Osten rechts von Westen.',
  );
export type PlanDatei = z.output<typeof planDateiSchema>;
