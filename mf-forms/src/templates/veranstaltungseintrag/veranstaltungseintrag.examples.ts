import type { FormState } from '@gm/shared/schemas/form';
import { createExamplePage } from '../../parts/page.examples.ts';
import { type VeranstaltungseintragProps, veranstaltungseintrag } from './veranstaltungseintrag.context.ts';

const page = createExamplePage('/veranstaltungseintrag/', 'Veranstaltung eintragen');

function createProps(form?: Omit<FormState, 'template'>): VeranstaltungseintragProps {
  return {
    context: {
      brancheneintraege: {
        data: [
          { id: 1, titel: 'Ärztekammer' },
          { id: 2, titel: 'Turnverein Schwann' },
        ],
      },
      rubriken: {
        data: [
          { id: 1, rubrik: 'Musik' },
          { id: 2, rubrik: 'Sport' },
        ],
      },
    },
    options: veranstaltungseintrag.options.parse({}),
    seite: form ? { ...page, formular: { template: 'veranstaltungseintrag', ...form } } : page,
  };
}

export const examples = {
  leer: createProps(),
  angenommen: createProps({ status: 'success', werte: {}, fehler: [], referenz: 'VE-2026-0042', id: 7 }),
} satisfies Record<string, VeranstaltungseintragProps>;
