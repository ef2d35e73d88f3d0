import { z } from 'zod';
import type { RemoteDefinition, TemplateDefinition } from '../contract/contract.ts';
import type { TemplateSchemas } from '../contract/release.ts';

/** Stored content is the input side of a schema; its transformations are internal to the template. */
const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Names of the calls made by a block with default options. */
function listCalls({ context, options, calls }: TemplateDefinition): string[] {
  const [empty, standard] = [context.safeParse({}), options.safeParse({})];
  if (!calls || !empty.success || !standard.success) return [];
  return Object.keys(calls({ context: empty.data, options: standard.data }));
}

/**
 * JSON Schemas of every template's context and options, to validate stored content without running the remote's code.
 */
export function describeSchemas({ templates }: RemoteDefinition): TemplateSchemas {
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [
      name,
      { context: toJson(template.context), options: toJson(template.options), calls: listCalls(template) },
    ]),
  );
}

const postsSchema = z.record(z.string(), z.string());

/** The target of the template's form (`postsTo`); empty without one. */
export function readPosts({ options }: TemplateDefinition): Record<string, string> {
  const { properties, allOf = [] } = toJson(options);
  const parts = [properties, ...allOf.map((part) => part.properties)];
  const action = parts.map((part) => part?.aktion).find((field) => field !== undefined);
  return postsSchema.catch({}).parse(Object(action).posts);
}
