import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { expect, it } from 'vitest';
import { API, openEditorial } from '../../../../test/open-editorial.ts';
import { createHolidayService } from '../../../areas/ferienprogramm/holiday-service.ts';
import { composeAccess } from '../../../areas/ferienprogramm/organisers/compose-organiser.ts';
import { CONTACT } from '../../../areas/kontakt/contact-kind.ts';
import { AREAS } from '../../../areas.ts';
import { joinFiles } from '../../content/folder/join-files.ts';
import { listContentKinds } from '../../entries/core-kinds.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { notifyOfChange } from '../accounts/notify-of-change.ts';
import { getDefaults, readMailTexts } from './mail-texts.ts';

const { api, kopf: head } = openEditorial();
const KIND = 'mailtexte-kontakt';

const open = async (kind: string) =>
  (
    await api().app.inject({
      url: `${API}/inhalte/${kind}?id=${(await find(kind))?.schluessel ?? ''}`,
      headers: head(),
    })
  ).json<Contribution>();
const find = async (kind: string) => (await createEntryRepository(api().database.db).listArt(kind))[0];
async function save(kind: string, data: object) {
  const { referenz: reference, version, werte: values } = await open(kind);
  const payload = { was: 'freigeben', ...values, referenz: reference, version, daten: JSON.stringify(data) };
  const answer = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: head() });
  return answer.json<{ errors?: { feld: string; meldung: string }[] }>().errors ?? [];
}
/** Mails to a person who writes to the town hall. */
async function write() {
  const { db } = api().database;
  await db.deleteFrom('outbox').execute();
  const payload = {
    ...{ betreff: 'Frage', nachricht: 'Wo steht das?', name: 'Mila Weber', email: 'mila@weber.example' },
    ...{ datenschutz: true, route: '/kontakt/' },
  };
  const { statusCode } = await api().app.inject({ method: 'POST', url: '/api/kontakt', payload });
  expect(statusCode).toBe(201);
  return db
    .selectFrom('outbox')
    .select(['betreff', 'text'])
    .where('an', '=', 'mila@weber.example')
    .executeTakeFirstOrThrow();
}

it('mails of a form use the default texts until staff edit them', async () => {
  const given = await write();
  expect(given.betreff).toMatch(/^Ihre Nachricht KO-\d{4}-\d{4}$/);
  expect(given.text).toContain('Wir antworten Ihnen in der Regel innerhalb von zwei Arbeitstagen.');

  const { inhalt: content } = await open(KIND);
  const receipt = content?.formular.felder.find(({ name }) => name === 'eingang');
  expect(receipt?.felder.find(({ name }) => name === 'weiter')).toMatchObject({
    art: 'absatz',
    hinweis: expect.stringMatching(
      /^Leer: „Wir antworten Ihnen .*“ Platzhalter: \{referenz\}, \{gemeinde\}, \{amt\}\.$/,
    ),
  });

  expect(
    await save(KIND, {
      eingang: { betreff: 'Eingang {nummer}', weiter: '{{' },
      zusage: { ueberschrift: 'Zwei\nZeilen' },
      fremd: 1,
    }),
  ).toEqual([
    {
      feld: 'daten/eingang/betreff',
      meldung: 'Den Platzhalter „{nummer}“ gibt es nicht. Platzhalter: {referenz}, {gemeinde}, {amt}.',
    },
    { feld: 'daten/zusage/ueberschrift', meldung: 'Bitte schreiben Sie alles in eine Zeile.' },
    { feld: 'daten', meldung: expect.any(String) },
  ]);

  const next = 'Unser Bürgerbüro meldet sich am nächsten Werktag.\n\nBis dahin: {amt} <b>fett</b>';
  expect(await save(KIND, { eingang: { betreff: 'Angekommen: {referenz}', weiter: next } })).toEqual([]);
  const own = await write();
  expect(own.betreff).toMatch(/^Angekommen: KO-\d{4}-\d{4}$/);
  expect(own.text).toContain('Unser Bürgerbüro meldet sich am nächsten Werktag.');
  expect(own.text).not.toContain('{amt}');
  expect(own.text).not.toContain('zwei Arbeitstagen');
  expect(own.text, 'unchanged texts stay').toContain('Ihre Nachricht ist bei uns eingegangen.');
  const texts = await readMailTexts(api().database.db, CONTACT);
  expect(texts.absage).toEqual(getDefaults(CONTACT).absage);

  const entry = await find(KIND);
  const files = joinFiles(entry ? [entry] : [], listContentKinds(AREAS));
  expect(files.get('mailtexte-kontakt.yaml')).toContain('Angekommen: {referenz}');
});

const listExamples = async () =>
  (await api().app.inject({ url: '/api/intranet/mails', headers: head() })).json<{
    data: { anlass: string; betreff: string; text: string }[];
  }>().data;

it('the same holds for all other mails, of areas and accounts; the overview page shows the texts in effect', async () => {
  const before = await listExamples();
  expect(
    await save('mailtexte-konten', {
      passwort: { betreff: 'Neues Passwort für {wo}', text: 'am {zeitpunkt} war es so weit. {minuten}' },
    }),
  ).toEqual([
    {
      feld: 'daten/passwort/text',
      meldung: 'Den Platzhalter „{minuten}“ gibt es nicht. Platzhalter: {zeitpunkt}, {wo}.',
    },
  ]);
  expect(await save('mailtexte-konten', { passwort: { betreff: 'Neues Passwort {wo}', text: '' } })).toEqual([]);
  expect(await save('mailtexte-ferien-veranstalter', { zugang: { ueberschrift: 'Servus!' } })).toEqual([]);

  const { db } = api().database;
  const account = { art: 'intern', email: 'ada@post.example', vorname: 'Ada', nachname: '{wo}' } as const;
  await notifyOfChange(db, account, 'passwort', api().config);
  const mail = await db
    .selectFrom('outbox')
    .select(['betreff', 'text'])
    .where('an', '=', account.email)
    .executeTakeFirstOrThrow();
  expect(mail.betreff).toBe('Neues Passwort im Intranet');
  expect(mail.text).toContain('Guten Tag Ada {wo},');
  expect(mail.text, 'an empty field leaves it to what is given').toContain('wurde das Passwort Ihres Kontos');

  const { absender: sender } = await createHolidayService(
    { db },
    { onChange: () => () => {} },
    api().config,
  ).readSaison();
  const [headPart, text] = composeAccess('ada@post.example', 'geheim', sender).teile;
  expect([headPart, text]).toEqual([
    { art: 'ueberschrift', text: 'Servus!' },
    { art: 'absatz', text: expect.stringMatching(/^Mit diesem Link melden Sie sich .* Er gilt \d+ Minuten/) },
  ]);

  const after = await listExamples();
  const changed = after.filter(({ betreff: subject, text }, index) => {
    const alt = before[index];
    return subject !== alt?.betreff || !alt.text.includes(text.split('\n')[0] ?? '');
  });
  expect(changed.map(({ betreff: subject }) => subject).sort()).toEqual([
    'Ihr Zugang zum Ferienprogramm',
    'Neues Passwort im Intranet',
  ]);
});
