import { z } from 'zod';
import type { RemoteDefinition } from '../vertrag/vertrag.ts';

/** What content may hold is the input of a schema; what it makes of it is the template's own affair. */
const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** JSON Schemas of every template's context and options: for judging stored content without running the remote's code. */
export function describeSchemas({ templates }: RemoteDefinition): Record<string, { context: object; options: object }> {
  return Object.fromEntries(
    Object.entries(templates).map(([name, { context, options }]) => [
      name,
      { context: toJson(context), options: toJson(options) },
    ]),
  );
}
