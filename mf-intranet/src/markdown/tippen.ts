import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { dialekt } from './dialekt.ts';

const node = (name: string): NodeType => dialekt.nodes[name] as NodeType;

/** `**so**` becomes bold as soon as it is closed. */
const createZeichenRegel = (muster: RegExp, name: string) =>
  new InputRule(muster, (state, [, davor = '', text = ''], von, bis) => {
    const fertig = dialekt.text(text, [dialekt.mark(name)]);
    return state.tr.replaceWith(von + davor.length, bis, fertig).removeStoredMark(dialekt.mark(name));
  });

/** Whoever writes Markdown out of habit gets what it means. */
export const tippen = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, node('heading'), ([, zeichen = '']) => ({
      level: Math.max(zeichen.length, 2),
    })),
    wrappingInputRule(/^[-*]\s$/, node('bullet_list')),
    wrappingInputRule(/^(\d{1,3})[.)]\s$/, node('ordered_list'), ([, zahl]) => ({ order: Number(zahl) })),
    wrappingInputRule(/^>\s$/, node('blockquote')),
    createZeichenRegel(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
    createZeichenRegel(/(^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'em'),
    new InputRule(/^---$/, (state, _treffer, von, bis) =>
      state.tr.replaceRangeWith(von, bis, node('horizontal_rule').create()),
    ),
  ],
});
