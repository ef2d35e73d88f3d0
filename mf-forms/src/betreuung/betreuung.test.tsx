import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { answerPosts } from '../../test/answer-posts.ts';
import { beispiele as ferien } from '../templates/ferienbetreuung/ferienbetreuung.beispiele.ts';
import Ferienbetreuung from '../templates/ferienbetreuung/ferienbetreuung.tsx';
import { beispiele as kernzeit } from '../templates/kernzeitbetreuung/kernzeitbetreuung.beispiele.ts';
import Kernzeitbetreuung from '../templates/kernzeitbetreuung/kernzeitbetreuung.tsx';
import { beispiele as kontakt } from '../templates/kontakt/kontakt.beispiele.ts';
import Kontakt from '../templates/kontakt/kontakt.tsx';

const fetchMock = answerPosts('FB-2026-0001');
afterEach(() => {
  document.body.innerHTML = '';
});

const setup = () => userEvent.setup({ delay: null });
const feld = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const wahl = (name: string, wert: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${wert}"]`)!;
/** What the styles hide is marked by a class of the kit. */
const isOff = (name: string) => feld(name).closest('[class*="aus"]') !== null;

const TEXTE = {
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
  test('Schulen und Wochen stehen zur Wahl, wie die Gemeinde sie hat', () => {
    render(<Ferienbetreuung {...ferien.leer} />);
    const schulen = [...feld('kind_grundschule').querySelectorAll('option')].map((option) => option.value);
    expect(schulen).toEqual(['', 'Conweiler', 'Feldrennach', 'Langenalb', 'Ottenhausen', 'Schwann']);
    expect(wahl('betreuung', '1. Woche')).toBeTruthy();
    expect(wahl('betreuung', '2. Woche')).toBeTruthy();
  });

  test('alleinerziehend und berufstätig entscheiden, was gefragt wird', async () => {
    const user = setup();
    render(<Ferienbetreuung {...ferien.leer} />);
    expect([isOff('eltern_name2'), isOff('eltern_berufstaetig_arbeitgeber')]).toEqual([false, true]);
    await user.click(wahl('eltern_berufstaetig', '1'));
    await waitFor(() => expect(isOff('eltern_berufstaetig_arbeitgeber')).toBe(false));
    expect(isOff('eltern_berufstaetig_arbeitgeber2')).toBe(true);
    await user.click(feld('eltern_alleinerziehend'));
    await waitFor(() => expect(isOff('eltern_name2')).toBe(true));
  });

  test('gesendet wird alles, Listen mit Komma verbunden', async () => {
    const user = setup();
    render(<Ferienbetreuung {...ferien.leer} />);
    await user.click(feld('eltern_alleinerziehend'));
    await user.click(wahl('eltern_berufstaetig', '1'));
    for (const [name, text] of Object.entries(TEXTE)) {
      await user.click(feld(name));
      await user.paste(text);
    }
    await user.selectOptions(feld('kind_grundschule'), 'Schwann');
    for (const name of ['betreuung', 'eltern_berufstaetig_tage']) {
      for (const box of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) await user.click(box);
    }
    await user.click(wahl('einverstaendniserklaerung', 'allein'));
    await user.click(feld('valid'));
    await user.click(screen.getByRole('button', { name: 'Anfrage abschicken' }));

    await screen.findByRole('heading', { name: 'Vielen Dank für Ihren Anfrage!' }, { timeout: 10_000 });
    expect(screen.getByText('Eine definitive Zu-/Absage erhalten Sie in einer separaten Mail.')).toBeTruthy();
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe('/api/ferienbetreuung');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      ...TEXTE,
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

test('was falsch ist, bleibt zu sehen, auch wenn es für Alleinerziehende nicht gefragt wird', () => {
  document.body.innerHTML = renderToString(<Kernzeitbetreuung {...kernzeit.abgelehnt} />);
  expect(feld('eltern_alleinerziehend').checked).toBe(true);
  expect([isOff('eltern_email2'), feld('eltern_email2').value]).toEqual([false, 'tom@']);
  expect(feld('eltern_email2').getAttribute('aria-invalid')).toBe('true');
});

test('die Fehlerliste sagt, um wen es geht', async () => {
  const user = setup();
  render(<Kernzeitbetreuung {...kernzeit.leer} />);
  await user.click(screen.getByRole('button', { name: 'Anfrage abschicken' }));
  const liste = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  const gruppe = within(liste).getByText('Zweite erziehungsberechtigte Person').closest('li')!;
  const [erster] = within(gruppe).getAllByRole('link');
  expect(erster?.textContent).toBe('Name ist ein Pflichtfled.');
  await user.click(erster!);
  expect(document.activeElement).toBe(feld('eltern_name2'));
});

test('die Kernzeit kennt drei Arten der Anfrage und die Schulen beim vollen Namen', () => {
  render(<Kernzeitbetreuung {...kernzeit.leer} />);
  expect([...document.querySelectorAll<HTMLInputElement>('[name="art"]')].map(({ value }) => value)).toEqual([
    'Anmeldung',
    'Änderung',
    'Abmeldung',
  ]);
  expect(screen.getByRole('option', { name: 'Grundschule Langenalb' })).toBeTruthy();
});

test('eine Nachricht behält ohne JavaScript, was geschrieben wurde', () => {
  document.body.innerHTML = renderToString(<Kontakt {...kontakt.abgelehnt} />);
  expect(feld('betreff').value).toBe('Laterne');
  expect(feld('email').getAttribute('aria-invalid')).toBe('true');
});

test('wer die Kernzeitbetreuung beendet, wird nur nach Kind, Tag und Antwortweg gefragt', async () => {
  const user = setup();
  render(<Kernzeitbetreuung {...kernzeit.leer} />);
  expect(isOff('betreuung')).toBe(false);
  await user.click(wahl('art', 'Abmeldung'));
  const weg = ['betreuung', 'name_geschwister_1', 'eltern_strasse', 'eltern_name2', 'weitere_person_name_1', 'fotos'];
  for (const name of weg) expect(isOff(name), name).toBe(true);
  for (const name of ['kind_name', 'eltern_email', 'eltern_mobil', 'valid']) expect(isOff(name), name).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Anfrage abschicken' }));
  const liste = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  expect(within(liste).getAllByRole('link')).toHaveLength(11);
  expect(within(liste).queryByText('Betreuungsumfang ist ein Pflichtfled.')).toBeNull();

  await user.click(wahl('art', 'Änderung'));
  expect(isOff('betreuung')).toBe(false);
});
