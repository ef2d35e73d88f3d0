import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienNachricht } from './ferien-nachricht.context.ts';
import { examples } from './ferien-nachricht.examples.ts';
import FerienNachricht from './ferien-nachricht.tsx';

const show = (name: keyof typeof examples, formular?: FormState) =>
  renderExample(FerienNachricht, ferienNachricht, examples[name], {
    pfad: '/intranet/ferienprogramm/1/nachricht/',
    ...(formular ? { formular } : {}),
  });
const read = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
  return Object.fromEntries(new FormData(form!));
};
const SENTENCE = 'Noch ist nichts verschickt: Bitte lesen Sie die Vorschau. 15 Familien bekommen diese E-Mail.';
const asked: FormState = {
  template: 'ferien-nachricht',
  status: 'error',
  werte: { vorgang: 'nachricht', id: '1', betreff: 'Treffpunkt', text: 'Am Brunnen.', wartende: 'on' },
  fehler: [{ feld: 'bestaetigt', meldung: SENTENCE }],
};

test('says how many families a message reaches, and asks for the preview first', () => {
  show('event');
  expect(screen.getByText(/12 Familien haben gebucht, 3 weitere warten/)).toBeTruthy();
  expect(read('Vorschau ansehen')).toMatchObject({ vorgang: 'nachricht', id: '1', betreff: '', text: '' });
  expect(screen.queryByRole('button', { name: 'So verschicken' })).toBeNull();
});

test('the preview shows the whole mail with the number of receivers; only then it can be sent', () => {
  show('event', asked);
  const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
  expect(preview.getByText(SENTENCE)).toBeTruthy();
  expect(preview.getByText('Betreff: Kinderferienprogramm: Treffpunkt')).toBeTruthy();
  expect(preview.getByText(/Am Brunnen\.\s+Veranstaltung: Töpfern/)).toBeTruthy();
  expect(read('So verschicken')).toMatchObject({
    id: '1',
    betreff: 'Treffpunkt',
    text: 'Am Brunnen.',
    wartende: 'on',
    bestaetigt: 'on',
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht/).value).toBe('Am Brunnen.');
});

test('a message to the season has no event; without bookings there is no form', () => {
  show('saison');
  expect(screen.getByText(/Die ganze Saison: 40 Familien haben gebucht/)).toBeTruthy();
  expect('id' in read('Vorschau ansehen')).toBe(false);
});

test('without bookings there is no form, and the page says so', () => {
  show('niemand');
  expect(screen.getByText('Die ganze Saison: Noch hat sich niemand angemeldet.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
