import { organigrammSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const node = organigrammSchema.shape.data.element;
const person = node.shape.leitung.unwrap().unwrap().pick({ name: true, funktion: true, detailURL: true });

const nodeFields = tolerant(node.omit({ id: true, code: true, untergeordneteOEs: true }), {
  titel: z.string().min(1),
  art: node.shape.art.catch('sachgebiet'),
  leitung: tolerant(person, { name: z.string().min(1) })
    .nullable()
    .catch(null),
});

/** A unit of the chart with its child units. */
export interface TreeNode extends z.output<typeof nodeFields> {
  untergeordneteOEs: TreeNode[];
}

const nodeSchema: z.ZodType<TreeNode> = nodeFields.extend({
  untergeordneteOEs: z.lazy(() => listField(nodeSchema)),
});

export const organigramm = defineTemplate({
  slots: ['content'],
  context: z.object({
    organigramm: orEmpty(tolerant(organigrammSchema, { data: listField(nodeSchema) })),
  }),
  options: z.object({}),
});
