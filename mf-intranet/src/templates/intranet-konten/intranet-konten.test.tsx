import type { FormularZustand } from '@gm/shared/schemas/formular';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { intranetKonten } from './intranet-konten.context.ts';
import IntranetKonten from './intranet-konten.tsx';

const ina = {
  id: 7,
  art: 'intern',
  vorname: 'Ina',
  nachname: 'Muster',
  email: 'ina@rathaus.example',
  rollen: ['redaktion'],
  gesperrt: false,
  zweiter_faktor: true,
  rechte: [{ art: 'seite', zweig: '/wald/', darf: 'schreiben', titel: 'Seiten ab /wald/' }],
  vertretungen: [{ id: 9, name: 'Leo Muster', von: '2026-11-24', bis: '2026-12-01' }],
};
const rechtearten = [{ art: 'seite', titel: 'Seiten', zweig: 'Nur ab dieser Adresse' }];
const rat = {
  ...ina,
  id: 8,
  art: 'rat',
  vorname: 'Rosa',
  email: 'rosa@rat.example',
  rollen: [],
  gesperrt: true,
  zweiter_faktor: false,
  rechte: [],
  vertretungen: [],
};
const show = (formular?: FormularZustand) =>
  renderBeispiel(
    IntranetKonten,
    intranetKonten,
    { context: { konten: { data: [ina, rat], rechtearten } }, options: {} },
    { pfad: '/intranet/konten/', ...(formular ? { formular } : {}) },
  );
const knopf = (zeile: HTMLElement, name: string) =>
  within(zeile).getByText<HTMLButtonElement>(name, { selector: 'button' });

test('nennt, was ein Konto darf, und ändert es mit einfachen Formularen', () => {
  show();
  expect(screen.getByRole('heading', { name: '2 Konten' })).toBeTruthy();
  const erste = screen.getByText('Ina Muster').closest('li')!;
  const zweite = screen.getByText('Rosa Muster').closest('li')!;
  expect(within(erste).getByText('Zweiter Faktor')).toBeTruthy();
  const rollen = knopf(erste, 'Rollen speichern');
  expect([...new FormData(rollen.form!, rollen)]).toEqual([
    ['formular', 'intranet-konten'],
    ['id', '7'],
    ['rollen', 'redaktion'],
    ['vorgang', 'rollen'],
  ]);
  const sperren = knopf(erste, 'Konto sperren');
  expect(Object.fromEntries(new FormData(sperren.form!, sperren))).toMatchObject({ id: '7', vorgang: 'sperren' });
  expect(knopf(erste, 'Zweiten Faktor abschalten').value).toBe('zweiter-faktor-aus');
  expect(within(zweite).queryByText('Zweiten Faktor abschalten')).toBeNull();
  expect(knopf(zweite, 'Konto entsperren').value).toBe('entsperren');
  expect(within(zweite).queryByText('Rollen speichern')).toBeNull();
});

test('was abgelehnt wurde, steht noch da, die Meldung am Feld', () => {
  show({
    template: 'intranet-konten',
    status: 'error',
    werte: { vorgang: 'anlegen', vorname: 'Nora', email: 'nora@', rollen: 'admin' },
    fehler: [{ feld: 'email', meldung: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' }],
  });
  expect(screen.getByLabelText<HTMLInputElement>('Vorname', { exact: false }).value).toBe('Nora');
  const email = screen.getByLabelText<HTMLInputElement>(/^E-Mail-Adresse(?! der)/);
  expect(email.value).toBe('nora@');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeTruthy();
});

test('sagt, wenn etwas gespeichert ist', () => {
  show({ template: 'intranet-konten', status: 'success', werte: {}, fehler: [] });
  expect(screen.getByRole('heading', { name: 'Die Änderung ist gespeichert' })).toBeTruthy();
});

test('Rechte und Vertretungen stehen beim Konto, mit einfachen Formularen', () => {
  show();
  const zeile = screen.getByText('Ina Muster').closest('li')!;
  const send = (text: string) => {
    const gedrueckt = within(zeile).getByText<HTMLButtonElement>(text, { selector: 'button' });
    return Object.fromEntries(new FormData(gedrueckt.form!, gedrueckt));
  };
  expect(within(zeile).getByText('Seiten ab /wald/')).toBeTruthy();
  expect(send('Recht entziehen')).toMatchObject({ vorgang: 'recht-nehmen', id: '7', art: 'seite', zweig: '/wald/' });
  expect(send('Recht geben')).toMatchObject({ vorgang: 'recht-geben', art: 'seite', zweig: '', darf: 'schreiben' });
  expect(within(zeile).getByText(/24\.11\.2026/)).toBeTruthy();
  expect(send('Vertretung beenden')).toMatchObject({ vorgang: 'vertretung-enden', vertreter_id: '9' });
  expect(send('Vertretung eintragen')).toMatchObject({ vorgang: 'vertretung', id: '7' });
  expect(within(screen.getByText('Rosa Muster').closest('li')!).queryByText('Recht geben')).toBeNull();
});

test('ein abgelehntes Recht steht noch da, die Meldung am Feld seines Kontos', () => {
  const meldung = 'Unter dieser Adresse gibt es keine Seite.';
  show({
    template: 'intranet-konten',
    status: 'error',
    werte: { vorgang: 'recht-geben', id: '7', art: 'seite', zweig: '/weg/', darf: 'freigeben' },
    fehler: [{ feld: 'zweig', meldung }],
  });
  const feld = screen.getByLabelText<HTMLInputElement>('Nur einen Teil davon', { exact: false });
  expect([feld.value, feld.getAttribute('aria-invalid')]).toEqual(['/weg/', 'true']);
  expect(feld.closest('details')?.open).toBe(true);
  expect(screen.getAllByText(meldung).length).toBeGreaterThan(0);
});
