import type { FormularZustand } from '@gm/shared/schemas/formular';
import { createBeispielSeite } from '../../teile/seite.beispiele.ts';
import { type VeranstaltungseintragProps, veranstaltungseintrag } from './veranstaltungseintrag.context.ts';

const seite = createBeispielSeite('/veranstaltungseintrag/', 'Veranstaltung eintragen');

function createProps(formular?: Omit<FormularZustand, 'template'>): VeranstaltungseintragProps {
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
    seite: formular ? { ...seite, formular: { template: 'veranstaltungseintrag', ...formular } } : seite,
  };
}

export const beispiele = {
  leer: createProps(),
  angenommen: createProps({ status: 'success', werte: {}, fehler: [], referenz: 'VE-2026-0042', id: 7 }),
} satisfies Record<string, VeranstaltungseintragProps>;
