import { type Block, readBlock } from '@gm/shared/blocks/block';
import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import { nameValue } from '../values/change-at.ts';
import type { Vorlagen } from '../values/schema-context.ts';

export const createBlock = ({ template, slots: [slot = 'content'] }: BlockTemplate): Block => ({
  template,
  slot,
  context: {},
  options: {},
});

export const findVorlage = (vorlagen: Vorlagen, template: string): BlockTemplate | null =>
  typeof vorlagen === 'string' ? null : (vorlagen.get(template) ?? null);

/** Name of its template, and its first words. */
export function nameBlock(value: unknown, vorlagen: Vorlagen): string {
  const { template, context, versteckt: hidden } = readBlock(value);
  const vorlage = findVorlage(vorlagen, template);
  // A text that starts with a heading is named after it.
  const words = vorlage ? nameValue(context, vorlage.context).split('\n')[0]?.replace(/^#+ /, '') : '';
  return `${vorlage?.titel ?? template}${words ? `: ${words}` : ''}${hidden ? ' (nicht gezeigt)' : ''}`;
}
