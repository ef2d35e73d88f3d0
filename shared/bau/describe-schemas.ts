import { z } from 'zod';
import type { TemplateSchemas } from '../vertrag/release.ts';
import type { RemoteDefinition, TemplateDefinition } from '../vertrag/vertrag.ts';

/** What content may hold is the input of a schema; what it makes of it is the template's own affair. */
const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Names of the calls that a block makes of which nothing is known yet. */
function listCalls({ context, options, calls }: TemplateDefinition): string[] {
  const [empty, standard] = [context.safeParse({}), options.safeParse({})];
  if (!calls || !empty.success || !standard.success) return [];
  return Object.keys(calls({ context: empty.data, options: standard.data }));
}

/** JSON Schemas of every template's context and options: for judging stored content without running the remote's code. */
export function describeSchemas({ templates }: RemoteDefinition): TemplateSchemas {
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [
      name,
      { context: toJson(template.context), options: toJson(template.options), calls: listCalls(template) },
    ]),
  );
}
