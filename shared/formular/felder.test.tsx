// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FormularZustand } from '../schemas/formular.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { FormularRahmen } from './formular-rahmen.tsx';
import { NumberField } from './number-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { useFormular } from './use-formular.ts';

const gemeinde = { name: '', strasse: '', plz: '', ort: '', telefon: '', email: 'a@b.example', ortsteile: [] };
const FELDER = ['tag', 'schule', 'art', 'tage', 'anzahl'];
const schema = z.object({
  tag: z.string().check(z.minLength(1, 'Bitte geben Sie ein Datum an.')),
  schule: z.string(),
  art: z.string('Bitte wählen Sie.'),
  tage: z.array(z.string(), 'Mindestens ein Tag.'),
  anzahl: z.string(),
});

function Probe({ formular: zustand }: { formular?: FormularZustand }) {
  const formular = useFormular({
    name: 'probe',
    seite: { pfad: '/probe/', suche: '', titel: '', gemeinde, ...(zustand ? { formular: zustand } : {}) },
    aktion: '/api/probe',
    felder: FELDER,
    loadSchema: async () => schema,
  });
  const text = { titel: '', text: '' };
  return (
    <FormularRahmen formular={formular} absenden="Senden" erfolg={{ ...text, titel: 'Danke' }} fehlschlag={text}>
      <DateField name="tag" label="Tag" required kalender={() => ({ min: '2026-03-09', max: '2027-12-31' })} />
      <SelectField name="schule" label="Schule" optionen={['Schwann', { wert: '2', text: 'Langenalb' }]} />
      <RadioGroup name="art" label="Art" required optionen={['Anmeldung', 'Abmeldung']} />
      <CheckboxGroup name="tage" label="Tage" required nebeneinander optionen={['Montag', 'Dienstag']} />
      <NumberField name="anzahl" label="Anzahl" />
    </FormularRahmen>
  );
}

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(async () => new Response('{"id":1,"referenz":"P-1"}', { status: 201 })),
  );
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const senden = () => screen.getByRole('button', { name: 'Senden' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the values are sent under the names of the fields', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Probe />);
  await user.type(screen.getByLabelText('Tag (Pflichtfeld)'), '9.3.2026');
  await user.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Tag (Pflichtfeld)').value).toBe('09.03.2026');
  await user.selectOptions(screen.getByLabelText('Schule (optional)'), 'Langenalb');
  await user.click(screen.getByRole('radio', { name: 'Abmeldung' }));
  await user.click(box('Montag'));
  await user.click(box('Dienstag'));
  await user.type(screen.getByLabelText('Anzahl (optional)'), '3');
  await user.click(senden());
  await screen.findByRole('heading', { name: 'Danke' });
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    tag: '09.03.2026',
    schule: '2',
    art: 'Abmeldung',
    tage: ['Montag', 'Dienstag'],
    anzahl: '3',
    firma: '',
    route: '/probe/',
  });
});

test('a refused group says so at each control, and the summary leads to the first', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Probe />);
  await user.click(senden());
  const liste = await screen.findByRole('group', { name: /^Fehler/ });
  for (const control of [box('Montag'), box('Dienstag')]) {
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Mindestens ein Tag.',
    );
  }
  await user.click(within(liste).getByRole('link', { name: 'Bitte wählen Sie.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Anmeldung' }));
  await user.click(screen.getByRole('radio', { name: 'Anmeldung' }));
  await waitFor(() => expect(screen.queryByText('Bitte wählen Sie.')).toBeNull());
});

test('the draft brings back what was chosen', async () => {
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<Probe />);
  await user.click(box('Dienstag'));
  await user.click(screen.getByRole('radio', { name: 'Anmeldung' }));
  await user.selectOptions(screen.getByLabelText('Schule (optional)'), 'Schwann');
  unmount();
  render(<Probe />);
  await waitFor(() => expect(box('Dienstag').checked).toBe(true));
  expect(box('Montag').checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anmeldung' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Schule (optional)').value).toBe('Schwann');
});

test('without JavaScript the page comes back with what was chosen', () => {
  const werte = { tag: '31.02.2026', schule: '2', art: 'Anmeldung', tage: ['Montag', 'Dienstag'], anzahl: 'drei' };
  const zustand: FormularZustand = {
    template: 'probe',
    status: 'error',
    werte,
    fehler: [{ feld: 'tag', meldung: 'Nein' }],
  };
  document.body.innerHTML = renderToString(<Probe formular={zustand} />);
  expect([box('Montag').checked, box('Dienstag').checked]).toEqual([true, true]);
  expect(screen.getByLabelText<HTMLSelectElement>('Schule (optional)').value).toBe('2');
  expect(screen.getByLabelText<HTMLInputElement>('Tag (Pflichtfeld)').value).toBe('31.02.2026');
  document.body.innerHTML = '';
});

test('the calendar offers the days that are possible and writes the chosen one', async () => {
  const showPicker = vi.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  const user = userEvent.setup({ delay: null });
  const { container } = render(<Probe />);
  await user.click(screen.getByRole('button', { name: 'Kalender' }));
  const native = container.querySelector<HTMLInputElement>('input[type=date]')!;
  expect(showPicker).toHaveBeenCalledOnce();
  expect([native.min, native.max]).toEqual(['2026-03-09', '2027-12-31']);
});
