import type { FormField } from '../schemas/form-field.ts';
import type { BlockTemplate } from './block-templates.ts';

/** A block of a page as stored in the content. */
export interface Block {
  template: string;
  slot?: string;
  versteckt?: boolean;
  context: Record<string, unknown>;
  options: Record<string, unknown>;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads any stored value as a block. */
export function readBlock(value: unknown): Block {
  const { template = '', context, options, ...rest } = isGroup(value) ? value : {};
  return {
    ...rest,
    template: String(template),
    context: isGroup(context) ? context : {},
    options: isGroup(options) ? options : {},
  };
}

/** Form fields of a block, without those filled by calls of its page. */
export function listBlockFields({ context }: Pick<BlockTemplate, 'context'>, { options }: Block): FormField {
  const provided = Array.isArray(options.apiCalls) ? options.apiCalls : [];
  return { ...context, felder: context.felder.filter(({ name }) => !provided.includes(name)) };
}
