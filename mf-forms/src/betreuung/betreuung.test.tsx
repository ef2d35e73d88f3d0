import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { answerPosts } from '../../test/answer-posts.ts';
import { examples as holiday } from '../templates/ferienbetreuung/ferienbetreuung.examples.ts';
import Ferienbetreuung from '../templates/ferienbetreuung/ferienbetreuung.tsx';
import { examples as kernzeit } from '../templates/kernzeitbetreuung/kernzeitbetreuung.examples.ts';
import Kernzeitbetreuung from '../templates/kernzeitbetreuung/kernzeitbetreuung.tsx';
import { examples as contact } from '../templates/kontakt/kontakt.examples.ts';
import Contact from '../templates/kontakt/kontakt.tsx';

const fetchMock = answerPosts('FB-2026-0001');
afterEach(() => {
  document.body.innerHTML = '';
});

const setup = () => userEvent.setup({ delay: null });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const choice = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;
/** Hidden fields are marked by a class of the form kit. */
const isOff = (name: string) => field(name).closest('[class*="off"]') !== null;

const TEXTS = {
  kind_vorname: 'Mia',
  kind_name: 'Groß',
  kind_geburtsdatum: '3.5.2019',
  kind_klasse: '2b',
  eltern_vorname: 'Anna',
  eltern_name: 'Groß',
  eltern_strasse: 'Im Gässle 3',
  eltern_plz_ort: '75334 Musterhardt',
  eltern_email: 'anna@post.example',
  eltern_mobil: '0170 000',
  eltern_berufstaetig_arbeitgeber: 'Uhrenfabrik',
  weitere_person_name_1: 'Oma Elke',
  weitere_person_telefon_1: '07082 111',
};

describe('Ferienbetreuung', () => {
  test("offers the municipality's schools and weeks", () => {
    render(<Ferienbetreuung {...holiday.leer} />);
    const schools = [...field('kind_grundschule').querySelectorAll('option')].map((option) => option.value);
    expect(schools).toEqual(['', 'Conweiler', 'Feldrennach', 'Langenalb', 'Ottenhausen', 'Schwann']);
    expect(choice('betreuung', '1. Woche')).toBeTruthy();
    expect(choice('betreuung', '2. Woche')).toBeTruthy();
  });

  test('shows questions depending on single parenthood and employment', async () => {
    const user = setup();
    render(<Ferienbetreuung {...holiday.leer} />);
    expect([isOff('eltern_name2'), isOff('eltern_berufstaetig_arbeitgeber')]).toEqual([false, true]);
    await user.click(choice('eltern_berufstaetig', '1'));
    await waitFor(() => expect(isOff('eltern_berufstaetig_arbeitgeber')).toBe(false));
    expect(isOff('eltern_berufstaetig_arbeitgeber2')).toBe(true);
    await user.click(field('eltern_alleinerziehend'));
    await waitFor(() => expect(isOff('eltern_name2')).toBe(true));
  });

  test('sends everything, with lists joined by commas', async () => {
    const user = setup();
    render(<Ferienbetreuung {...holiday.leer} />);
    await user.click(field('eltern_alleinerziehend'));
    await user.click(choice('eltern_berufstaetig', '1'));
    for (const [name, text] of Object.entries(TEXTS)) {
      await user.click(field(name));
      await user.paste(text);
    }
    await user.selectOptions(field('kind_grundschule'), 'Schwann');
    for (const name of ['betreuung', 'eltern_berufstaetig_tage']) {
      for (const box of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) await user.click(box);
    }
    await user.click(choice('einverstaendniserklaerung', 'allein'));
    await user.click(field('valid'));
    await user.click(screen.getByRole('button', { name: 'Anfrage abschicken' }));

    await screen.findByRole('heading', { name: 'Vielen Dank für Ihren Anfrage!' }, { timeout: 10_000 });
    expect(screen.getByText('Eine definitive Zu-/Absage erhalten Sie in einer separaten Mail.')).toBeTruthy();
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe('/api/ferienbetreuung');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      ...TEXTS,
      kind_geburtsdatum: '2019-05-03',
      kind_grundschule: 'Schwann',
      betreuung: '1. Woche,2. Woche',
      eltern_berufstaetig: '1',
      eltern_berufstaetig_tage: 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag',
      eltern_berufstaetig2: '',
      einverstaendniserklaerung: 'allein',
      fotos: false,
      valid: true,
      route: '/ferienbetreuung/',
    });
  });
});

test('keeps invalid fields visible even if they are not asked of single parents', () => {
  document.body.innerHTML = renderToString(<Kernzeitbetreuung {...kernzeit.abgelehnt} />);
  expect(field('eltern_alleinerziehend').checked).toBe(true);
  expect([isOff('eltern_email2'), field('eltern_email2').value]).toEqual([false, 'tom@']);
  expect(field('eltern_email2').getAttribute('aria-invalid')).toBe('true');
});

test('names the person concerned in the error list', async () => {
  const user = setup();
  render(<Kernzeitbetreuung {...kernzeit.leer} />);
  await user.click(screen.getByRole('button', { name: 'Anfrage abschicken' }));
  const list = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  const group = within(list).getByText('Zweite erziehungsberechtigte Person').closest('li')!;
  const [first] = within(group).getAllByRole('link');
  expect(first?.textContent).toBe('Name ist ein Pflichtfled.');
  await user.click(first!);
  expect(document.activeElement).toBe(field('eltern_name2'));
});

test('offers three kinds of Kernzeit requests and full school names', () => {
  render(<Kernzeitbetreuung {...kernzeit.leer} />);
  expect([...document.querySelectorAll<HTMLInputElement>('[name="art"]')].map(({ value }) => value)).toEqual([
    'Anmeldung',
    'Änderung',
    'Abmeldung',
  ]);
  expect(screen.getByRole('option', { name: 'Grundschule Langenalb' })).toBeTruthy();
});

test('keeps the input in a reply without JavaScript', () => {
  document.body.innerHTML = renderToString(<Contact {...contact.abgelehnt} />);
  expect(field('betreff').value).toBe('Laterne');
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
});

test('asks only for child, date and reply channel when ending care', async () => {
  const user = setup();
  render(<Kernzeitbetreuung {...kernzeit.leer} />);
  expect(isOff('betreuung')).toBe(false);
  await user.click(choice('art', 'Abmeldung'));
  const way = ['betreuung', 'name_geschwister_1', 'eltern_strasse', 'eltern_name2', 'weitere_person_name_1', 'fotos'];
  for (const name of way) expect(isOff(name), name).toBe(true);
  for (const name of ['kind_name', 'eltern_email', 'eltern_mobil', 'valid']) expect(isOff(name), name).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Anfrage abschicken' }));
  const list = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  expect(within(list).getAllByRole('link')).toHaveLength(11);
  expect(within(list).queryByText('Betreuungsumfang ist ein Pflichtfled.')).toBeNull();

  await user.click(choice('art', 'Änderung'));
  expect(isOff('betreuung')).toBe(false);
});
