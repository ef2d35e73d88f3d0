import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { buildFormfeld } from './build-formfeld.ts';

const SLOTS = {
  content: { text: 'Im Inhalt', satz: 'im Inhalt' },
  sidebar: { text: 'In der Seitenleiste', satz: 'in der Seitenleiste' },
};

/**
 * Where a block of the template may stand; null where there is nothing to choose. A block that stands where its template has
 * given up to be is shown elsewhere, which its editors would not understand from the page.
 */
export function describeSlot({ slots }: BlockVorlage, slot: string): Formfeld | null {
  const isErlaubt = slots.some((einer) => einer === slot);
  if (isErlaubt && slots.length === 1) return null;
  const optionen = slots.map((einer) => ({ wert: einer, text: SLOTS[einer].text }));
  const [erster = 'content'] = slots;
  const dort = slot === 'sidebar' ? SLOTS.sidebar : SLOTS.content;
  return buildFormfeld('slot', 'Wo der Baustein steht', {
    art: 'auswahl',
    optionen: isErlaubt ? optionen : [...optionen, { wert: slot, text: `${dort.text} (nicht vorgesehen)` }],
    hinweis: isErlaubt
      ? null
      : `Für den Platz ${dort.satz} ist diese Vorlage nicht vorgesehen: Auf der Seite steht der Baustein ${SLOTS[erster].satz}. Bitte wählen Sie einen anderen Platz.`,
  });
}
