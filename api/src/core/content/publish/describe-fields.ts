import { describeFormField, type Schema } from '@gm/shared/blocks/describe-form-field';
import type { FormField } from '@gm/shared/schemas/form-field';
import { z } from 'zod';

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const known = new WeakMap<z.ZodType, readonly string[]>();

/** Kinds of content that a schema refers to. */
export function listCrossReferences(schema: z.ZodType): readonly string[] {
  const bekannt = known.get(schema);
  if (bekannt) return bekannt;
  const found = new Set<string>();
  JSON.stringify(toJson(schema), (key, value: unknown) => {
    if (key === 'verweis' && typeof value === 'string') found.add(value);
    return value;
  });
  const names = [...found];
  known.set(schema, names);
  return names;
}

/** The controls of the form for a kind of content. */
export const describeFields = (schema: z.ZodType): FormField => describeFormField(toJson(schema));
