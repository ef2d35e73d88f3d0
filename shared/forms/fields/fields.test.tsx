// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FormState } from '../../schemas/form.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { loadDraft } from '../state/draft.ts';
import { useForm } from '../state/use-form.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';

const gemeinde = { name: '', strasse: '', plz: '', ort: '', telefon: '', email: 'a@b.example', ortsteile: [] };
const FIELDS = ['tag', 'schule', 'art', 'tage', 'anzahl'];
const schema = z.object({
  tag: z.string().check(z.minLength(1, 'Bitte geben Sie ein Datum an.')),
  schule: z.string(),
  art: z.string('Bitte wählen Sie.'),
  tage: z.array(z.string(), 'Mindestens ein Tag.'),
  anzahl: z.string(),
});

function Probe({ form: state }: { form?: FormState }) {
  const form = useForm({
    name: 'probe',
    seite: { pfad: '/probe/', suche: '', titel: '', gemeinde, ...(state ? { formular: state } : {}) },
    action: '/api/probe',
    fields: FIELDS,
    loadSchema: async () => schema,
  });
  const text = { title: '', text: '' };
  return (
    <FormFrame form={form} submit="Senden" success={{ ...text, title: 'Danke' }} failure={text}>
      <DateField name="tag" label="Tag" required calendar={() => ({ min: '2026-03-09', max: '2027-12-31' })} />
      <SelectField name="schule" label="Schule" options={['Schwann', { wert: '2', text: 'Langenalb' }]} />
      <RadioGroup name="art" label="Art" required options={['Anmeldung', 'Abmeldung']} />
      <CheckboxGroup name="tage" label="Tage" required sideBySide options={['Montag', 'Dienstag']} />
      <NumberField name="anzahl" label="Anzahl" />
    </FormFrame>
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

const sending = () => screen.getByRole('button', { name: 'Senden' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('sends values under the names of the fields', async () => {
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
  await user.click(sending());
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

test('shows the message of an invalid group at each control; the summary links to the first', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Probe />);
  await user.click(sending());
  const list = await screen.findByRole('group', { name: /^Fehler/ });
  for (const control of [box('Montag'), box('Dienstag')]) {
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Mindestens ein Tag.',
    );
  }
  await user.click(within(list).getByRole('link', { name: 'Bitte wählen Sie.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Anmeldung' }));
  await user.click(screen.getByRole('radio', { name: 'Anmeldung' }));
  await waitFor(() => expect(screen.queryByText('Bitte wählen Sie.')).toBeNull());
});

test('restores selections from the draft', async () => {
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

test('restores selections when the page reloads without JavaScript', () => {
  const values = { tag: '31.02.2026', schule: '2', art: 'Anmeldung', tage: ['Montag', 'Dienstag'], anzahl: 'drei' };
  const state: FormState = {
    template: 'probe',
    status: 'error',
    werte: values,
    fehler: [{ feld: 'tag', meldung: 'Nein' }],
  };
  document.body.innerHTML = renderToString(<Probe form={state} />);
  expect([box('Montag').checked, box('Dienstag').checked]).toEqual([true, true]);
  expect(screen.getByLabelText<HTMLSelectElement>('Schule (optional)').value).toBe('2');
  expect(screen.getByLabelText<HTMLInputElement>('Tag (Pflichtfeld)').value).toBe('31.02.2026');
  document.body.innerHTML = '';
});

test.each([
  ['before the code lives', undefined],
  ['by the server', ['Montag']],
])('a first box that was ticked %s leaves the others as they are', async (_when, tage) => {
  const user = userEvent.setup({ delay: null });
  const form: FormState | undefined = tage && {
    template: 'probe',
    status: 'error',
    werte: { tage },
    fehler: [{ feld: 'tag', meldung: 'Nein' }],
  };
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Probe form={form && { ...form }} />);
  if (!tage) box('Montag').checked = true;
  render(<Probe form={form && { ...form }} />, { container, hydrate: true });
  expect([box('Montag').checked, box('Dienstag').checked]).toEqual([true, false]);
  await user.click(sending());
  await screen.findByRole('group', { name: /^Fehler/ });
  await user.click(box('Dienstag'));
  await user.click(box('Dienstag'));
  dispatchEvent(new Event('pagehide'));
  expect(loadDraft('gm:entwurf:probe:/probe/')?.werte.tage).toEqual(['Montag']);
});

test('the calendar offers the allowed days and writes the chosen one', async () => {
  const showPicker = vi.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  const user = userEvent.setup({ delay: null });
  const { container } = render(<Probe />);
  await user.click(screen.getByRole('button', { name: 'Kalender' }));
  const native = container.querySelector<HTMLInputElement>('input[type=date]')!;
  expect(showPicker).toHaveBeenCalledOnce();
  expect([native.min, native.max]).toEqual(['2026-03-09', '2027-12-31']);
});
