import type { FormState } from '@gm/shared/schemas/form';
import { createExamplePage } from '../../parts/page.examples.ts';
import { type FehlerMeldenProps, fehlerMelden } from './fehler-melden.context.ts';

const page = createExamplePage('/fehler-melden/', 'Fehler melden');

function createProps(form?: Omit<FormState, 'template'>): FehlerMeldenProps {
  return {
    context: {},
    options: fehlerMelden.options.parse({}),
    seite: form ? { ...page, formular: { template: 'fehler-melden', ...form } } : page,
  };
}

/** The initial form; all others are results of a post without JavaScript. */
export const examples = {
  leer: createProps(),
  abgelehnt: createProps({
    status: 'error',
    werte: {
      seite: '/abfalltermine/',
      nachricht: 'Kaputt',
      name: 'Anna Müller-Groß',
      email: 'anna@',
      datenschutz: 'on',
    },
    fehler: [
      {
        feld: 'email',
        meldung: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      },
      { feld: 'nachricht', meldung: 'Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.' },
    ],
  }),
  gescheitert: createProps({
    status: 'error',
    werte: {
      seite: '/abfalltermine/',
      nachricht: 'Auf der Seite fehlt die Straße „Im Gässle“.',
      name: 'Anna Müller-Groß',
      email: 'anna.mueller@post.example',
      datenschutz: 'on',
    },
    fehler: [],
  }),
  angenommen: createProps({ status: 'success', werte: {}, fehler: [], referenz: 'FM-2026-0042' }),
} satisfies Record<string, FehlerMeldenProps>;
