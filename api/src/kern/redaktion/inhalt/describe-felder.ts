import { describeFormfeld, type Schema } from '@gm/shared/regeln/describe-formfeld';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { z } from 'zod';

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const bekannte = new WeakMap<z.ZodType, readonly string[]>();

/** Kinds of content whose entries a schema refers to. */
export function listVerweise(schema: z.ZodType): readonly string[] {
  const bekannt = bekannte.get(schema);
  if (bekannt) return bekannt;
  const gefunden = new Set<string>();
  JSON.stringify(toJson(schema), (key, wert: unknown) => {
    if (key === 'verweis' && typeof wert === 'string') gefunden.add(wert);
    return wert;
  });
  const namen = [...gefunden];
  bekannte.set(schema, namen);
  return namen;
}

/** The controls that fill in what a kind of content takes. */
export const describeFelder = (schema: z.ZodType): Formfeld => describeFormfeld(toJson(schema));
