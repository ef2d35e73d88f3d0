import { type Block, readBlock } from '@gm/shared/regeln/block';
import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import { nameWert } from './change-at.ts';
import type { Vorlagen } from './schema-kontext.ts';

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
  // A text that begins with a heading is called by it, without its signs.
  const worte = vorlage ? nameWert(context, vorlage.context).split('\n')[0]?.replace(/^#+ /, '') : '';
  return `${vorlage?.titel ?? template}${worte ? `: ${worte}` : ''}${versteckt ? ' (nicht gezeigt)' : ''}`;
}
