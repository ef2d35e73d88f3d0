import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { expect, it } from 'vitest';
import { API, openRedaktion } from '../../../test/open-redaktion.ts';
import { createFerienDienst } from '../../bereiche/ferienprogramm/ferien-dienst.ts';
import { composeZugang } from '../../bereiche/ferienprogramm/veranstalter/compose-veranstalter.ts';
import { KONTAKT } from '../../bereiche/kontakt/kontakt-art.ts';
import { BEREICHE } from '../../bereiche.ts';
import { createEintragRepository } from '../inhalt/eintrag-repository.ts';
import { joinFiles } from '../inhalt/join-files.ts';
import { listInhaltsarten } from '../inhalt/kern-arten.ts';
import { notifyOfChange } from '../konten/notify-of-change.ts';
import { getVorgaben, readMailtexte } from './mailtexte.ts';

const { api, kopf } = openRedaktion();
const ART = 'mailtexte-kontakt';

const open = async (art: string) =>
  (
    await api().app.inject({ url: `${API}/inhalte/${art}?id=${(await find(art))?.schluessel ?? ''}`, headers: kopf() })
  ).json<Beitrag>();
const find = async (art: string) => (await createEintragRepository(api().database.db).listArt(art))[0];
async function save(art: string, daten: object) {
  const { referenz, version, werte } = await open(art);
  const payload = { was: 'freigeben', ...werte, referenz, version, daten: JSON.stringify(daten) };
  const antwort = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: kopf() });
  return antwort.json<{ errors?: { feld: string; meldung: string }[] }>().errors ?? [];
}
/** What somebody is mailed who writes to the town hall. */
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

it('mails of a form say what is given, until somebody says it otherwise', async () => {
  const gegeben = await write();
  expect(gegeben.betreff).toMatch(/^Ihre Nachricht KO-\d{4}-\d{4}$/);
  expect(gegeben.text).toContain('Wir antworten Ihnen in der Regel innerhalb von zwei Arbeitstagen.');

  const { inhalt } = await open(ART);
  const eingang = inhalt?.formular.felder.find(({ name }) => name === 'eingang');
  expect(eingang?.felder.find(({ name }) => name === 'weiter')).toMatchObject({
    art: 'absatz',
    hinweis: expect.stringMatching(
      /^Leer: „Wir antworten Ihnen .*“ Platzhalter: \{referenz\}, \{gemeinde\}, \{amt\}\.$/,
    ),
  });

  expect(
    await save(ART, {
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

  const weiter = 'Unser Bürgerbüro meldet sich am nächsten Werktag.\n\nBis dahin: {amt} <b>fett</b>';
  expect(await save(ART, { eingang: { betreff: 'Angekommen: {referenz}', weiter } })).toEqual([]);
  const eigene = await write();
  expect(eigene.betreff).toMatch(/^Angekommen: KO-\d{4}-\d{4}$/);
  expect(eigene.text).toContain('Unser Bürgerbüro meldet sich am nächsten Werktag.');
  expect(eigene.text).not.toContain('{amt}');
  expect(eigene.text).not.toContain('zwei Arbeitstagen');
  expect(eigene.text, 'what nobody changed stays').toContain('Ihre Nachricht ist bei uns eingegangen.');
  const texte = await readMailtexte(api().database.db, KONTAKT);
  expect(texte.absage).toEqual(getVorgaben(KONTAKT).absage);

  const eintrag = await find(ART);
  const dateien = joinFiles(eintrag ? [eintrag] : [], listInhaltsarten(BEREICHE));
  expect(dateien.get('mailtexte-kontakt.yaml')).toContain('Angekommen: {referenz}');
});

const listBeispiele = async () =>
  (await api().app.inject({ url: '/api/intranet/mails', headers: kopf() })).json<{
    data: { anlass: string; betreff: string; text: string }[];
  }>().data;

it('so do all other mails, of areas and of accounts; the page of all mails shows what is in force', async () => {
  const vorher = await listBeispiele();
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
  const konto = { art: 'intern', email: 'ada@post.example', vorname: 'Ada', nachname: '{wo}' } as const;
  await notifyOfChange(db, konto, 'passwort', api().config);
  const mail = await db
    .selectFrom('outbox')
    .select(['betreff', 'text'])
    .where('an', '=', konto.email)
    .executeTakeFirstOrThrow();
  expect(mail.betreff).toBe('Neues Passwort im Intranet');
  expect(mail.text).toContain('Guten Tag Ada {wo},');
  expect(mail.text, 'an empty field leaves it to what is given').toContain('wurde das Passwort Ihres Kontos');

  const { absender } = await createFerienDienst({ db }, { version: 'neu' }, api().config).readSaison();
  const [kopfteil, text] = composeZugang('ada@post.example', 'geheim', absender).teile;
  expect([kopfteil, text]).toEqual([
    { art: 'ueberschrift', text: 'Servus!' },
    { art: 'absatz', text: expect.stringMatching(/^Mit diesem Link melden Sie sich .* Er gilt \d+ Minuten/) },
  ]);

  const nachher = await listBeispiele();
  const geaendert = nachher.filter(({ betreff, text }, index) => {
    const alt = vorher[index];
    return betreff !== alt?.betreff || !alt.text.includes(text.split('\n')[0] ?? '');
  });
  expect(geaendert.map(({ betreff }) => betreff).sort()).toEqual([
    'Ihr Zugang zum Ferienprogramm',
    'Neues Passwort im Intranet',
  ]);
});
