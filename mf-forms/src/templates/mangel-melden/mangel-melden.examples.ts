import type { FormState } from '@gm/shared/schemas/form';
import { LAMP, PLAN } from '../../maengel/example-plan.ts';
import { createExamplePage } from '../../parts/page.examples.ts';
import { type MangelMeldenProps, mangelMelden } from './mangel-melden.context.ts';

const page = createExamplePage('/melden/', 'Etwas melden');
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
  maengel: [LAMP],
};

function createProps(form?: Omit<FormState, 'template'>, answer: unknown = maengel): MangelMeldenProps {
  return {
    context: mangelMelden.context.parse({ maengel: answer }),
    options: mangelMelden.options.parse({}),
    seite: form ? { ...page, formular: { template: 'mangel-melden', ...form } } : page,
  };
}

/** The initial form; without the call or a map the location is described in words. */
export const examples = {
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
