import type { Page } from '@playwright/test';
import { choice, field, fillTexts } from './forms.ts';

export const THANKS = 'Vielen Dank für Ihren Anfrage!';
export const NAME = 'Name ist ein Pflichtfled.';
const GUARDIAN: Record<string, string> = {
  eltern_name: NAME,
  eltern_vorname: 'Vorname ist ein Pflichtfled.',
  eltern_strasse: 'Strasse ist ein Pflichtfled.',
  eltern_plz_ort: 'Wohnort ist ein Pflichtfled.',
  eltern_email: 'E-Mail ist ein Pflichtfled.',
  eltern_mobil: 'Mobiltelefon ist ein Pflichtfled.',
  eltern_berufstaetig: 'Bitte geben Sie an, ob Sie berufstätig sind.',
};
export const WORK: Record<string, string> = {
  eltern_berufstaetig_arbeitgeber: 'Arbeitgeber ist ein Pflichtfled.',
  eltern_berufstaetig_tage: 'Tage ist ein Pflichtfled.',
};
const second = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [`${name}2`, message]));
const MESSAGES: Record<string, string> = {
  kind_name: NAME,
  kind_vorname: 'Vorname ist ein Pflichtfled.',
  kind_geburtsdatum: 'Bitte geben Sie das Geburtsdatum Ihres Kindes an.',
  kind_grundschule: 'Grundschule ist ein Pflichtfled.',
  kind_klasse: 'Bitte geben Sie an, in welche Schulklasse Ihr Kind geht.',
  betreuung: 'Betreuungsumfang ist ein Pflichtfled.',
  ...GUARDIAN,
  ...second(GUARDIAN),
  weitere_person_name_1: 'Telefon ist ein Pflichtfled.',
  weitere_person_telefon_1: 'Telefon ist ein Pflichtfled.',
  einverstaendniserklaerung: 'Bitte bestätigen Sie die Einverständniserklärung.',
  valid: 'Bitte bestätigen Sie unsere Datenschutzerklärung.',
};

/** A child and its mother. */
export const FAMILY = {
  kind_vorname: 'Mia',
  kind_name: 'Groß',
  eltern_vorname: 'Anna',
  eltern_name: 'Groß',
  eltern_strasse: 'Im Gässle 3',
  eltern_plz_ort: '75334 Musterhardt',
  eltern_email: 'anna.gross@post.example',
  eltern_mobil: '0170 000000',
};
const TEXTS = {
  ...FAMILY,
  kind_geburtsdatum: '3.5.2019',
  kind_klasse: '2b',
  weitere_person_name_1: 'Oma Elke',
  weitere_person_telefon_1: '07082 111',
  sonstige_angaben: 'Nussallergie',
};
export const WIRE = {
  ...TEXTS,
  kind_geburtsdatum: '2019-05-03',
  eltern_alleinerziehend: true,
  eltern_berufstaetig: '1',
  eltern_berufstaetig_arbeitgeber: 'Uhrenfabrik',
  eltern_berufstaetig_tage: 'Montag,Mittwoch',
  einverstaendniserklaerung: 'abholung',
  fotos: false,
  valid: true,
};

export const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(day);
};
export const german = (day: string) => day.split('-').reverse().join('.');

export const FORMS = [
  {
    path: '/ferienbetreuung/',
    call: '/api/ferienbetreuung',
    prefix: 'FB',
    school: 'Schwann',
    scope: ['1. Woche', '2. Woche'],
    texts: {} as Record<string, string>,
    art: null as string | null,
    messages: MESSAGES,
    wire: { kind_grundschule: 'Schwann', betreuung: '1. Woche,2. Woche' } as Record<string, unknown>,
    promise: 'Eine definitive Zu-/Absage erhalten Sie in einer separaten Mail.',
  },
  {
    path: '/kernzeitbetreuung/',
    call: '/api/kernzeitbetreuung',
    prefix: 'KZ',
    school: 'Grundschule Schwann',
    scope: ['Montag', 'Freitag'],
    texts: { art_datum: german(inDays(10)), name_geschwister_1: 'Ben', klasse_geschwister_1: '4a' } as Record<
      string,
      string
    >,
    art: 'Änderung' as string | null,
    messages: {
      art: 'Bitte wählen Sie die Art Ihrer Anfrage.',
      art_datum: 'Bitte geben Sie ein Datum an.',
      ...MESSAGES,
    },
    wire: {
      art: 'Änderung',
      art_datum: inDays(10),
      kind_grundschule: 'Grundschule Schwann',
      betreuung: 'Montag,Freitag',
      name_geschwister_1: 'Ben',
    } as Record<string, unknown>,
    promise: 'Ihre Daten sind bei uns eingegangen.',
  },
];

export const submit = (page: Page) => page.getByRole('button', { name: 'Anfrage abschicken' });

export async function agree(page: Page): Promise<void> {
  await choice(page, 'einverstaendniserklaerung', 'abholung').check();
  await field(page, 'valid').check();
}

export async function fillIn(page: Page, { school, scope, texts, art: kind }: (typeof FORMS)[number]): Promise<void> {
  if (kind) await choice(page, 'art', kind).check();
  await fillTexts(page, { ...TEXTS, ...texts });
  await field(page, 'kind_grundschule').selectOption(school);
  for (const value of scope) await choice(page, 'betreuung', value).check();
  await field(page, 'eltern_alleinerziehend').check();
  await choice(page, 'eltern_berufstaetig', '1').check();
  await field(page, 'eltern_berufstaetig_arbeitgeber').fill('Uhrenfabrik');
  for (const day of ['Montag', 'Mittwoch']) await choice(page, 'eltern_berufstaetig_tage', day).check();
  await agree(page);
}
