import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { computeCosts, writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { FORMS } from '@gm/shared/schemas/forms.examples';
import { commitWishes, runDraw } from '../../src/areas/ferienprogramm/draw/draw.ts';
import { publishDraw } from '../../src/areas/ferienprogramm/draw/publish-draw.ts';
import { submitWishSheet } from '../../src/areas/ferienprogramm/draw/submit-wish-sheet.ts';
import { confirmWishSheet } from '../../src/areas/ferienprogramm/draw/wish-sheet.ts';
import { createHolidayService } from '../../src/areas/ferienprogramm/holiday-service.ts';
import { createAccessRepository } from '../../src/areas/ferienprogramm/organisers/access-repository.ts';
import { answerAccessRequest } from '../../src/areas/ferienprogramm/supervision/start-access.ts';
import { createLinkRepository } from '../../src/core/editor/links/link-repository.ts';
import { isOwnLink, listLinkLocations } from '../../src/core/editor/links/list-link-locations.ts';
import { createEntryRepository } from '../../src/core/entries/entry-repository.ts';
import type { DataSource } from '../../src/core/platform/database/database.ts';
import { createDemoSubmissions } from '../../src/demo-submissions.ts';
import { buildKind, contact } from '../holiday.ts';
import { logInAccount } from '../ratsinfo.ts';
import { logInTestAccount } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import { confirm, readRequest, readToken } from '../test-ferienprogramm.ts';

type Head = Record<string, string>;
const EMAIL = 'ada@beispiel.example';
/** A member of the demo's council and of one of its committees. */
const RATSMITGLIED = 19;

/** Posts, and gives the answer; whatever is refused says so. */
function createSender({ app }: TestApp, headers: Head) {
  return async (url: string, payload: object, head: Head = {}) => {
    const reply = await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...head } });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return (reply.body ? reply.json() : {}) as Record<string, string>;
  };
}
type Send = ReturnType<typeof createSender>;

/**
 * A booking of two children, one of whom somebody else has booked, too; one that nobody has confirmed, whose page is given; and a
 * family that waits for the last place of another event.
 */
async function book(api: TestApp, send: Send): Promise<string> {
  const { app, database, stand: state, config } = api;
  const program = (await app.inject('/api/ferienprogramm/programm?rubrik=24')).json<Ferienveranstaltung[]>();
  const season = await createHolidayService(database, state, config).readSaison();
  const free = ({ bereits_reserviert, teilnehmer_max }: Ferienveranstaltung) => teilnehmer_max - bereits_reserviert;
  const fits = ({ alter_min, alter_max }: Ferienveranstaltung) => alter_min <= 8 && alter_max >= 8;
  const event = program.find((one) => fits(one) && free(one) > 4);
  const full = program.find((one) => free(one) <= 0);
  if (!event || !full) throw new Error('The example content has no event with places, or none without');
  const children = [buildKind('Eva', '2018-01-04'), buildKind('Max', '2018-01-04')].map((kind) => ({
    ...kind,
    veranstaltungen: [{ id: event.id, titel: event.titel, preis: event.preis }],
  }));
  const register = (email: string, count: number) => {
    const own = children.slice(0, count);
    const costs = writeCosts(computeCosts(own, season.optionen));
    const registration = {
      kontakt: { ...contact, email },
      kinder: own,
      kosten: costs,
      valid: true,
      route: '/',
      firma: '',
    };
    return send('/api/ferienprogramm/anmeldung', registration);
  };
  for (const [email, count] of [[contact.email, 2] as const, ['tom@anderswo.example', 1] as const]) {
    await register(email, count);
    await confirm(api, await readRequest(api, email));
  }
  const { status_link = '' } = await register('ina@anderswo.example', 1);
  await send('/api/ferienprogramm/warteliste', {
    veranstaltung: full.id,
    kontakt: contact,
    kinder: [buildKind('Ina', `${new Date().getFullYear() - Math.max(full.alter_min, 8)}-01-04`)],
    valid: true,
  });
  return status_link;
}

/** A club looks after the event of that booking and has begun another; gives its pages. */
async function letInOrganiser(api: TestApp, desk: Send, send: Send): Promise<string[]> {
  const { db } = api.database;
  const { veranstaltung_id: id } = await db
    .selectFrom('ferien_teilnahmen')
    .select('veranstaltung_id')
    .where('fest', '=', true)
    .orderBy('kind_id')
    .executeTakeFirstOrThrow();
  const email = 'turnen@verein.example';
  const staff = '/api/intranet/ferienprogramm/veranstalter';
  await desk(staff, { vorgang: 'eintragen', id, name: 'Turnverein', email });
  await desk(staff, { vorgang: 'fragen', id, notfall: true, heimweg: true });
  const helferin = 'eva@anderswo.example';
  await desk(staff, { vorgang: 'helferbedarf', id, noetig: 2 });
  await desk(staff, { vorgang: 'helfer_eintragen', id, name: 'Eva Helfer', email: helferin });
  const logIn = async (who: string) => {
    await createAccessRepository(db).remember(who);
    while (await answerAccessRequest(db, api.config));
    const { text } = await db
      .selectFrom('outbox')
      .select('text')
      .where('betreff', 'like', 'Ihr Zugang%')
      .where('an', '=', who)
      .executeTakeFirstOrThrow();
    const { weiter: next = '' } = await send('/api/ferienprogramm/veranstalter/anmelden', { token: readToken(text) });
    return next;
  };
  const deployments = await logIn(helferin);
  const days = await db
    .selectFrom('ferien_veranstaltungen')
    .select('datum_von')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await send('/api/ferienprogramm/veranstalter/helfen', {
    vorgang: 'helfen',
    token: readToken(deployments),
    id,
    tage: [days.datum_von.slice(0, 10)],
    telefon: '0171 2345678',
  });
  const next = await logIn(email);
  const token = readToken(next);
  const order = (operation: object) => send('/api/ferienprogramm/veranstalter/vorgang', { token, ...operation });
  await order({ vorgang: 'auslage', id, betrag: 12.5, wofuer: 'Farbe', beleg: '00000000-0000-4000-8000-000000000001' });
  const { weiter: draft = '' } = await order({ vorgang: 'neu', titel: 'Radtour', tag: '2099-07-01' });
  const [, search = ''] = draft.split('?');
  return [
    next,
    `/ferienprogramm-veranstalter/blatt/?token=${token}&id=${id}`,
    `/ferienprogramm-veranstalter/blatt/?${search}`,
    draft,
    deployments,
    '/ferienprogramm-veranstalter/',
    '/ferienprogramm-veranstalter/vor-ort/',
  ];
}

/** Wishes of a family, and the draw that gave places by them. */
async function drawPlaces(api: TestApp): Promise<void> {
  const { app, database, stand: state, config } = api;
  const { db } = database;
  const season = await createHolidayService(database, state, config).readSaison();
  const program = (await app.inject('/api/ferienprogramm/programm?rubrik=24')).json<Ferienveranstaltung[]>();
  const wishes = program.filter(({ alter_min, alter_max }) => alter_min <= 8 && alter_max >= 10).slice(0, 3);
  const children = ['Kim', 'Lea'].map((firstName) => ({
    ...buildKind(firstName, '2018-01-04'),
    veranstaltungen: wishes,
  }));
  const email = 'kim@anderswo.example';
  const options = { ...season.optionen, vergabe: 'verlosung' as const, verlosung_zahl: 'Lottozahlen vom Samstag' };
  const costs = writeCosts(computeCosts(children, options));
  const registration = {
    kontakt: { ...contact, email },
    kinder: children,
    kosten: costs,
    valid: true as const,
    route: '/',
    firma: '',
  };
  const refused = await submitWishSheet(db, registration, {
    ...season,
    optionen: options,
    netz: 'hier',
    getNow: () => new Date(),
  });
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  await confirmWishSheet(db, await readRequest(api, email, 'Ihren Wunschzettel'));
  await commitWishes(db, { ...options, anmeldung_bis: '2020-01-01' }, new Date());
  await runDraw(db, '3, 17, 20, 21, 36, 44');
  await publishDraw(db, season, season.optionen.anmeldung_bis, new Date());
}

/** What residents send: the forms that end in a private page. */
async function sendForms({ app }: TestApp, send: Send): Promise<void> {
  await send('/api/kitavormerkung', FORMS.kita?.werte ?? {});
  await send('/api/mangel', { ...FORMS.mangel?.werte, email: EMAIL });
  const { strassen: streets, arten: kinds } = (await app.inject('/api/cms/abfalltermine')).json<
    Record<string, { id: string }[]>
  >();
  await send('/api/abfall/erinnerung', {
    strasse: streets?.[0]?.id,
    arten: kinds?.map(({ id }) => id),
    email: EMAIL,
    datenschutz: true,
  });
  for (const target of [{ gremium: '1' }, { vorlage: '1' }]) {
    await send('/api/ratsinfo/abo', { ...target, email: EMAIL, datenschutz: true });
  }
}

/** One account may write on pages, and another stands in for it. */
async function letOthersWrite(app: TestApp['app'], send: Send, headers: Head): Promise<void> {
  const accounts = '/api/cms/intranet/konten';
  const vera = { art: 'intern', vorname: 'Vera', nachname: 'Vogel', email: 'vera@rathaus.example', rollen: [] };
  await send(accounts, { vorgang: 'anlegen', ...vera });
  const { data } = (await app.inject({ url: accounts, headers })).json<{
    data: { id: number; art: string; email: string }[];
  }>();
  const [one, other] = data.filter(({ art: kind }) => kind === 'intern');
  if (!one || !other) throw new Error('There are no two accounts of the staff');
  await send(accounts, {
    vorgang: 'recht-geben',
    id: one.id,
    art: 'seite',
    zweig: '/klima-umwelt/',
    darf: 'schreiben',
  });
  const days = { von: '2026-01-01', bis: '2099-12-31' };
  await send(accounts, { vorgang: 'vertretung', id: one.id, vertreter: other.email, ...days });
}

/** What staff do at the desk and in the editing frame. */
async function workAtTheDesk({ app }: TestApp, send: Send, headers: Head): Promise<string[]> {
  const desk = (await app.inject({ url: '/api/intranet/freigaben', headers })).json<{ data: { referenz: string }[] }>();
  for (const { referenz: reference } of desk.data.slice(0, 2)) {
    const { version } = (await app.inject({ url: `/api/intranet/freigaben/${reference}`, headers })).json();
    await send('/api/intranet/freigaben/entscheidung', {
      referenz: reference,
      version,
      was: 'rueckfrage',
      nachricht: 'Wie viele Gäste kommen?',
    });
  }
  const until = { bis_datum: '31.12.2099', bis_zeit: '12:00' };
  const content = '/api/intranet/redaktion/inhalt';
  const bridge = { titel: 'Neue Brücke', rubrik: 'Baustellen', einleitung: 'Es geht los.' };
  const artikel = { art: 'artikel', daten: JSON.stringify(bridge), text: 'Bitte *langsam* fahren.' };
  const { referenz: reference = '' } = await send(content, { ...artikel, was: 'speichern', version: 0 });
  await send(content, { ...artikel, was: 'speichern', referenz: reference, version: 1 });
  const pages = ['', 'fassung-1/'].map((part) => `/intranet/redaktion/${reference}/${part}`);
  pages.push('/intranet/redaktion/inhalt-artikel/', '/intranet/redaktion/inhalt-veranstaltung/');
  const fixed = { art: 'veranstaltung', daten: JSON.stringify({ titel: 'Laternenfest', md: 'Mit *Musik*.' }) };
  const { referenz: termin = '' } = await send(content, { ...fixed, was: 'speichern', version: 0 });
  pages.push(`/intranet/redaktion/${termin}/`);
  const message = { titel: 'Orkan', text: 'Bleiben Sie im Haus.', link: '/klima-umwelt/' };
  const eilmeldung = { art: 'eilmeldung', daten: JSON.stringify(message), ...until };
  const { referenz: note = '' } = await send(content, { ...eilmeldung, was: 'speichern', version: 0 });
  pages.push(`/intranet/redaktion/${note}/`, '/intranet/redaktion/inhalt-eilmeldung/');
  await send(content, { ...artikel, was: 'vorlegen', referenz: reference, version: 2, hinweis: 'Eilt.' });
  await letOthersWrite(app, send, headers);
  pages.push('/intranet/anmelden/', '/intranet/anmelden/link/?token=unbekannt');
  const contents = '/intranet/redaktion/inhalte/';
  pages.push(
    '/intranet/ferienprogramm/kasse/',
    '/intranet/ferienprogramm/nachricht/',
    '/intranet/ferienprogramm/saison/',
    '/intranet/redaktion/mehrere/',
    contents,
    `${contents}?typ=organisationseinheit`,
    `${contents}mehrere/?typ=organisationseinheit`,
    '/intranet/redaktion/inhalt-organisationseinheit/?id=1',
  );
  const tree = '/intranet/redaktion/seiten/';
  pages.push(tree, `${tree}?ort=/barfusspark/`, `${tree}neu/?ort=/`, `${tree}einrichten/?id=seite/kontakt:0`);
  pages.push('/intranet/redaktion/inhalt-umleitung/', '/intranet/redaktion/links/', '/intranet/redaktion/medien/');
  const form = new FormData();
  form.set('vorgang', 'pruefen');
  const list = 'vorname;nachname;email;art;rollen\nNele;Neu;nele@neu.example;intern;redaktion\nOle;Alt;kaputt;intern;';
  form.set('datei', new File([list], 'konten.csv', { type: 'text/csv' }));
  const request = new Request('http://x/', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  await send('/api/cms/intranet/konten/import', Buffer.from(await request.arrayBuffer()), type);
  return pages;
}

/** Addresses of private pages out of the mails that were written. */
async function listPrivatePages({ database }: TestApp): Promise<string[]> {
  const mails = await database.db.selectFrom('outbox').select('text').orderBy('id').execute();
  return mails.flatMap(({ text }) =>
    [...text.matchAll(/https?:\/\/[^/\s]+(\/[\w/-]+\/\?token=[\w-]+)/g)].map(([, page = '']) => page),
  );
}

/** One link to elsewhere that leads nowhere, and one that has moved. */
async function breakLinks(db: DataSource): Promise<void> {
  const links = createLinkRepository(db);
  const locations = listLinkLocations(await createEntryRepository(db).list());
  const external = locations.filter((location) => !isOwnLink(location));
  await links.keep(external);
  const [broken = '', moved = ''] = new Set(external.map(({ url }) => url));
  await links.note([
    { url: broken, fehler: 'Die Seite gibt es dort nicht mehr.', umgezogenNach: null },
    { url: moved, fehler: null, umgezogenNach: 'https://neu.example/' },
  ]);
}

/** Adds to the example content everything that people make; gives where to begin and who may see all of it. */
export async function fillHouse(api: TestApp): Promise<{ headers: Head; pages: string[] }> {
  const { db } = api.database;
  await createDemoSubmissions(db, api.config);
  const person = { vorname: 'Ada', nachname: 'Test' };
  const staff = await logInTestAccount(api.database, { ...person, art: 'intern', rollen: ['redaktion', 'admin'] });
  const council = await logInAccount(db, { art: 'rat', person_id: RATSMITGLIED, vorname: 'rosa' });
  const headers = { ...staff.headers, 'ratsinfosystem-authorization': council };
  const send = createSender(api, {});
  const unconfirmed = await book(api, send);
  const organiser = await letInOrganiser(api, createSender(api, headers), send);
  await drawPlaces(api);
  await sendForms(api, send);
  await breakLinks(db);
  const desk = await workAtTheDesk(api, createSender(api, headers), headers);
  const pages = await db.selectFrom('seiten').select('pfad').orderBy('pfad').execute();
  const { data: categories } = (await api.app.inject({ url: '/api/cms/intranet/rubrik', headers })).json();
  return {
    headers,
    pages: [
      ...pages.map(({ pfad: path }) => path),
      ...desk,
      ...(await listPrivatePages(api)),
      unconfirmed,
      ...organiser,
      ...(categories as { url: string }[]).map(({ url }) => `/intranet/${url}/`),
      '/suche/?q=rathaus',
      '/suche/?q=Hallengeb%C3%BChren',
      '/intranet/so-gehts/',
      '/intranet/suche/?q=dienst',
      '/abfalltermine/?strasse=conweiler-ahornweg',
      '/meine-strasse/?strasse=schwann-tannenstrasse',
      '/veranstaltungen-hallenanmietung/?id=1',
    ],
  };
}
