import type { FormularZustand } from '@gm/shared/schemas/formular';
import { createBeispielSeite } from '../../teile/seite.beispiele.ts';
import { type FehlerMeldenProps, fehlerMelden } from './fehler-melden.context.ts';

const seite = createBeispielSeite('/fehler-melden/', 'Fehler melden');

function createProps(formular?: Omit<FormularZustand, 'template'>): FehlerMeldenProps {
  return {
    context: {},
    options: fehlerMelden.options.parse({}),
    seite: formular ? { ...seite, formular: { template: 'fehler-melden', ...formular } } : seite,
  };
}

/** The form as the page brings it; all but the first are outcomes of a post without JavaScript. */
export const beispiele = {
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
