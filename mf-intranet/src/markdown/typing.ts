import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { dialect } from './dialect.ts';

const node = (name: string): NodeType => dialect.nodes[name] as NodeType;

/** `**so**` becomes bold when closed. */
const createCharacterRule = (pattern: RegExp, name: string) =>
  new InputRule(pattern, (state, [, beforehand = '', text = ''], from, until) => {
    const done = dialect.text(text, [dialect.mark(name)]);
    return state.tr.replaceWith(from + beforehand.length, until, done).removeStoredMark(dialect.mark(name));
  });

/** Input rules: typed Markdown is converted. */
export const typing = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, node('heading'), ([, character = '']) => ({
      level: Math.max(character.length, 2),
    })),
    wrappingInputRule(/^[-*]\s$/, node('bullet_list')),
    wrappingInputRule(/^(\d{1,3})[.)]\s$/, node('ordered_list'), ([, figure]) => ({ order: Number(figure) })),
    wrappingInputRule(/^>\s$/, node('blockquote')),
    createCharacterRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
    createCharacterRule(/(^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'em'),
    new InputRule(/^---$/, (state, _treffer, from, until) =>
      state.tr.replaceRangeWith(from, until, node('horizontal_rule').create()),
    ),
  ],
});
