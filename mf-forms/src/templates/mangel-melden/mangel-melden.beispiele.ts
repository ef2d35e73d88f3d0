import type { FormularZustand } from '@gm/shared/schemas/formular';
import { LAMPE, PLAN } from '../../maengel/beispiel-plan.ts';
import { createBeispielSeite } from '../../teile/seite.beispiele.ts';
import { type MangelMeldenProps, mangelMelden } from './mangel-melden.context.ts';

const seite = createBeispielSeite('/melden/', 'Etwas melden');
const maengel = {
  arten: [
    { name: 'Straßenlampe', hinweis: 'Ist aus, flackert oder ist beschädigt' },
    { name: 'Etwas anderes', hinweis: 'Bitte beschreiben Sie es kurz' },
  ],
  strassen: [
    { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann', linie: [540, 680, 590, 700] },
    { id: 'conweiler-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Conweiler', linie: [580, 280, 730, 330] },
  ],
  plan: PLAN,
  maengel: [LAMPE],
};

function createProps(formular?: Omit<FormularZustand, 'template'>, antwort: unknown = maengel): MangelMeldenProps {
  return {
    context: mangelMelden.context.parse({ maengel: antwort }),
    options: mangelMelden.options.parse({}),
    seite: formular ? { ...seite, formular: { template: 'mangel-melden', ...formular } } : seite,
  };
}

/** The form as the page brings it; without the call or a plan one says in words where it is. */
export const beispiele = {
  leer: createProps(),
  ohnePlan: createProps(undefined, { ...maengel, plan: null }),
  ausgefallen: createProps(undefined, null),
  abgelehnt: createProps({
    status: 'error',
    werte: { art: 'Straßenlampe', breitengrad: '52.52', laengengrad: '13.4', strasse: '', datenschutz: 'on' },
    fehler: [{ feld: 'breitengrad', meldung: 'Diese Stelle liegt nicht in unserer Gemeinde.' }],
  }),
  angenommen: createProps({ status: 'success', werte: {}, fehler: [], referenz: 'MG-2026-0042', id: 'x'.repeat(32) }),
} satisfies Record<string, MangelMeldenProps>;
