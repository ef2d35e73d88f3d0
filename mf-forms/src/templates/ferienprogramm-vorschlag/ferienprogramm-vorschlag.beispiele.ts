import type { FormularZustand } from '@gm/shared/schemas/formular';
import { createBeispielSeite } from '../../teile/beispiel-seite.ts';
import { EINTRAEGE } from '../../veranstaltung/brancheneintraege.beispiele.ts';
import { type FerienprogrammVorschlagProps, ferienprogrammVorschlag } from './ferienprogramm-vorschlag.context.ts';

const seite = createBeispielSeite('/ferienprogramm-vorschlag/', 'Angebot für das Ferienprogramm vorschlagen');

function createProps(formular?: Omit<FormularZustand, 'template'>): FerienprogrammVorschlagProps {
  return {
    context: { brancheneintraege: { data: EINTRAEGE } },
    options: ferienprogrammVorschlag.options.parse({}),
    seite: formular ? { ...seite, formular: { template: 'ferienprogramm-vorschlag', ...formular } } : seite,
  };
}

export const beispiele = {
  leer: createProps(),
  angenommen: createProps({ status: 'success', werte: {}, fehler: [], referenz: 'FV-2026-0042', id: 42 }),
} satisfies Record<string, FerienprogrammVorschlagProps>;
