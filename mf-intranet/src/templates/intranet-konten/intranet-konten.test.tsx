import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
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
const rightKinds = [{ art: 'seite', titel: 'Seiten', zweig: 'Nur ab dieser Adresse' }];
const council = {
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
const show = (form?: FormState) =>
  renderExample(
    IntranetKonten,
    intranetKonten,
    { context: { konten: { data: [ina, council], rechtearten: rightKinds } }, options: {} },
    { pfad: '/intranet/konten/', ...(form ? { formular: form } : {}) },
  );
const button = (line: HTMLElement, name: string) =>
  within(line).getByText<HTMLButtonElement>(name, { selector: 'button' });

test("shows an account's permissions and changes them with plain forms", () => {
  show();
  expect(screen.getByRole('heading', { name: '2 Konten' })).toBeTruthy();
  const first = screen.getByText('Ina Muster').closest('li')!;
  const second = screen.getByText('Rosa Muster').closest('li')!;
  expect(within(first).getByText('Zweiter Faktor')).toBeTruthy();
  const roles = button(first, 'Rollen speichern');
  expect([...new FormData(roles.form!, roles)]).toEqual([
    ['formular', 'intranet-konten'],
    ['id', '7'],
    ['rollen', 'redaktion'],
    ['passwort', ''],
    ['vorgang', 'rollen'],
  ]);
  const locks = button(first, 'Konto sperren');
  expect(Object.fromEntries(new FormData(locks.form!, locks))).toMatchObject({ id: '7', vorgang: 'sperren' });
  expect(button(first, 'Zweiten Faktor abschalten').value).toBe('zweiter-faktor-aus');
  expect(within(second).queryByText('Zweiten Faktor abschalten')).toBeNull();
  expect(button(second, 'Konto entsperren').value).toBe('entsperren');
  expect(within(second).queryByText('Rollen speichern')).toBeNull();
});

test('after a refusal the input is kept, with the message at the field', () => {
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

test('granting a role without the password shows the message at its field and keeps the choice', () => {
  const message = 'Bitte geben Sie Ihres an.';
  show({
    template: 'intranet-konten',
    status: 'error',
    werte: { vorgang: 'rollen', id: '7', rollen: ['redaktion', 'admin'] },
    fehler: [{ feld: 'passwort', meldung: message }],
  });
  const line = screen.getByText('Ina Muster').closest('li')!;
  const field = within(line).getByLabelText<HTMLInputElement>(/^Ihr eigenes Passwort/);
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', '']);
  expect(document.getElementById(`${field.id}-fehler`)?.textContent).toContain(message);
  expect(within(line).getByLabelText<HTMLInputElement>('Konten verwalten').checked).toBe(true);
});

test('confirms a saved change', () => {
  show({ template: 'intranet-konten', status: 'success', werte: {}, fehler: [] });
  expect(screen.getByRole('heading', { name: 'Die Änderung ist gespeichert' })).toBeTruthy();
});

test('shows permissions and substitutions of an account as plain forms', () => {
  show();
  const line = screen.getByText('Ina Muster').closest('li')!;
  const send = (text: string) => {
    const gedrueckt = within(line).getByText<HTMLButtonElement>(text, { selector: 'button' });
    return Object.fromEntries(new FormData(gedrueckt.form!, gedrueckt));
  };
  expect(within(line).getByText('Seiten ab /wald/')).toBeTruthy();
  expect(send('Recht entziehen')).toMatchObject({ vorgang: 'recht-nehmen', id: '7', art: 'seite', zweig: '/wald/' });
  expect(send('Recht geben')).toMatchObject({ vorgang: 'recht-geben', art: 'seite', zweig: '', darf: 'schreiben' });
  expect(within(line).getByText(/24\.11\.2026/)).toBeTruthy();
  expect(send('Vertretung beenden')).toMatchObject({ vorgang: 'vertretung-enden', vertreter_id: '9' });
  expect(send('Vertretung eintragen')).toMatchObject({ vorgang: 'vertretung', id: '7' });
  expect(within(screen.getByText('Rosa Muster').closest('li')!).queryByText('Recht geben')).toBeNull();
});

test("a refused permission is kept, with the message at its account's field", () => {
  const message = 'Unter dieser Adresse gibt es keine Seite.';
  show({
    template: 'intranet-konten',
    status: 'error',
    werte: { vorgang: 'recht-geben', id: '7', art: 'seite', zweig: '/weg/', darf: 'freigeben' },
    fehler: [{ feld: 'zweig', meldung: message }],
  });
  const field = screen.getByLabelText<HTMLInputElement>('Nur einen Teil davon', { exact: false });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['/weg/', 'true']);
  expect(field.closest('details')?.open).toBe(true);
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});
