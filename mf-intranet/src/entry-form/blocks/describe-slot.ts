import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import type { FormField } from '@gm/shared/schemas/form-field';
import { buildFormField } from '../values/build-form-field.ts';

const SLOTS = {
  content: { text: 'Im Inhalt', satz: 'im Inhalt' },
  sidebar: { text: 'In der Seitenleiste', satz: 'in der Seitenleiste' },
};

/**
 * Selectable slots of a block; null if there is no choice. A block in a slot that its template no longer supports is
 * rendered in another one, which the page alone would not explain to editors.
 */
export function describeSlot({ slots }: BlockTemplate, slot: string): FormField | null {
  const isAllowed = slots.some((one) => one === slot);
  if (isAllowed && slots.length === 1) return null;
  const options = slots.map((one) => ({ wert: one, text: SLOTS[one].text }));
  const [first = 'content'] = slots;
  const there = slot === 'sidebar' ? SLOTS.sidebar : SLOTS.content;
  return buildFormField('slot', 'Wo der Baustein steht', {
    art: 'auswahl',
    optionen: isAllowed ? options : [...options, { wert: slot, text: `${there.text} (nicht vorgesehen)` }],
    hinweis: isAllowed
      ? null
      : `Für den Platz ${there.satz} ist diese Vorlage nicht vorgesehen: Auf der Seite steht der Baustein ${SLOTS[first].satz}. Bitte wählen Sie einen anderen Platz.`,
  });
}
