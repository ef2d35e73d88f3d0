import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { nameWert } from './change-at.ts';
import type { Vorlagen } from './schema-kontext.ts';

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

export function readBlock(wert: unknown): Block {
  const { template = '', context, options, ...rest } = isGruppe(wert) ? wert : {};
  return {
    ...rest,
    template: String(template),
    context: isGruppe(context) ? context : {},
    options: isGruppe(options) ? options : {},
  };
}

export const createBlock = ({ template, slots: [slot = 'content'] }: BlockVorlage): Block => ({
  template,
  slot,
  context: {},
  options: {},
});

export const findVorlage = (vorlagen: Vorlagen, template: string): BlockVorlage | null =>
  typeof vorlagen === 'string' ? null : (vorlagen.get(template) ?? null);

/** What its template is called, and its first words. */
export function nameBlock(wert: unknown, vorlagen: Vorlagen): string {
  const { template, context, versteckt } = readBlock(wert);
  const vorlage = findVorlage(vorlagen, template);
  const worte = vorlage ? nameWert(context, vorlage.context).split('\n')[0] : '';
  return `${vorlage?.titel ?? template}${worte ? `: ${worte}` : ''}${versteckt ? ' (nicht gezeigt)' : ''}`;
}

/** The fields of a block without those that calls of its page bring. */
export function listBlockfelder({ context }: BlockVorlage, { options }: Block): Formfeld {
  const gebracht = Array.isArray(options.apiCalls) ? options.apiCalls : [];
  return { ...context, felder: context.felder.filter(({ name }) => !gebracht.includes(name)) };
}
