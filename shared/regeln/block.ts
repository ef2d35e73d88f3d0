import type { BlockVorlage } from '../schemas/block-vorlagen.ts';
import type { Formfeld } from '../schemas/formfeld.ts';

/** A block of a page as the content has it. */
export interface Block {
  template: string;
  slot?: string;
  versteckt?: boolean;
  context: Record<string, unknown>;
  options: Record<string, unknown>;
}

const isGruppe = (wert: unknown): wert is Record<string, unknown> =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert);

/** Whatever stands there, as a block. */
export function readBlock(wert: unknown): Block {
  const { template = '', context, options, ...rest } = isGruppe(wert) ? wert : {};
  return {
    ...rest,
    template: String(template),
    context: isGruppe(context) ? context : {},
    options: isGruppe(options) ? options : {},
  };
}

/** The fields of a block without those that calls of its page bring. */
export function listBlockfelder({ context }: Pick<BlockVorlage, 'context'>, { options }: Block): Formfeld {
  const gebracht = Array.isArray(options.apiCalls) ? options.apiCalls : [];
  return { ...context, felder: context.felder.filter(({ name }) => !gebracht.includes(name)) };
}
