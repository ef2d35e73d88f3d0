import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { computeKosten, writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { FORMULARE } from '@gm/shared/schemas/formulare.beispiele';
import { createFerienDienst } from '../../src/bereiche/ferienprogramm/ferien-dienst.ts';
import { answerZugangswunsch } from '../../src/bereiche/ferienprogramm/veranstalter/start-zugang.ts';
import { createZugangRepository } from '../../src/bereiche/ferienprogramm/veranstalter/zugang-repository.ts';
import { publishVerlosung } from '../../src/bereiche/ferienprogramm/verlosung/publish-verlosung.ts';
import { submitWunschzettel } from '../../src/bereiche/ferienprogramm/verlosung/submit-wunschzettel.ts';
import { commitWuensche, drawVerlosung } from '../../src/bereiche/ferienprogramm/verlosung/verlosung.ts';
import { confirmWunschzettel } from '../../src/bereiche/ferienprogramm/verlosung/wunschzettel.ts';
import { createDemoEinsendungen } from '../../src/demo-einsendungen.ts';
import type { Datenquelle } from '../../src/kern/daten/database.ts';
import { createEintragRepository } from '../../src/kern/inhalt/eintrag-repository.ts';
import { createLinkRepository } from '../../src/kern/redaktion/links/link-repository.ts';
import { listExterne } from '../../src/kern/redaktion/links/list-externe.ts';
import { logInTestkonto } from '../anmelden.ts';
import { buildKind, kontakt } from '../ferien.ts';
import { logInKonto } from '../ratsinfo.ts';
import type { TestApp } from '../test-app.ts';
import { confirm, readBitte, readToken } from '../test-ferienprogramm.ts';

type Kopf = Record<string, string>;
const EMAIL = 'ada@beispiel.example';
/** A member of the demo's council and of one of its committees. */
const RATSMITGLIED = 19;

/** Posts, and gives the answer; whatever is refused says so. */
function createSender({ app }: TestApp, headers: Kopf) {
  return async (url: string, payload: object, kopf: Kopf = {}) => {
    const reply = await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...kopf } });
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
  const { app, database, stand, config } = api;
  const programm = (await app.inject('/api/ferienprogramm/programm?rubrik=24')).json<Ferienveranstaltung[]>();
  const saison = await createFerienDienst(database, stand, config).readSaison();
  const free = ({ bereits_reserviert, teilnehmer_max }: Ferienveranstaltung) => teilnehmer_max - bereits_reserviert;
  const fits = ({ alter_min, alter_max }: Ferienveranstaltung) => alter_min <= 8 && alter_max >= 8;
  const event = programm.find((eines) => fits(eines) && free(eines) > 4);
  const full = programm.find((eines) => free(eines) <= 0);
  if (!event || !full) throw new Error('The example content has no event with places, or none without');
  const kinder = [buildKind('Eva', '2018-01-04'), buildKind('Max', '2018-01-04')].map((kind) => ({
    ...kind,
    veranstaltungen: [{ id: event.id, titel: event.titel, preis: event.preis }],
  }));
  const register = (email: string, anzahl: number) => {
    const eigene = kinder.slice(0, anzahl);
    const kosten = writeKosten(computeKosten(eigene, saison.optionen));
    const anmeldung = { kontakt: { ...kontakt, email }, kinder: eigene, kosten, valid: true, route: '/', firma: '' };
    return send('/api/ferienprogramm/anmeldung', anmeldung);
  };
  for (const [email, anzahl] of [[kontakt.email, 2] as const, ['tom@anderswo.example', 1] as const]) {
    await register(email, anzahl);
    await confirm(api, await readBitte(api, email));
  }
  const { status_link = '' } = await register('ina@anderswo.example', 1);
  await send('/api/ferienprogramm/warteliste', {
    veranstaltung: full.id,
    kontakt,
    kinder: [buildKind('Ina', `${new Date().getFullYear() - Math.max(full.alter_min, 8)}-01-04`)],
    valid: true,
  });
  return status_link;
}

/** A club looks after the event of that booking and has begun another; gives its pages. */
async function letInVeranstalter(api: TestApp, desk: Send, send: Send): Promise<string[]> {
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
  const logIn = async (wer: string) => {
    await createZugangRepository(db).remember(wer);
    while (await answerZugangswunsch(db, api.config));
    const { text } = await db
      .selectFrom('outbox')
      .select('text')
      .where('betreff', 'like', 'Ihr Zugang%')
      .where('an', '=', wer)
      .executeTakeFirstOrThrow();
    const { weiter = '' } = await send('/api/ferienprogramm/veranstalter/anmelden', { token: readToken(text) });
    return weiter;
  };
  const einsaetze = await logIn(helferin);
  const tage = await db
    .selectFrom('ferien_veranstaltungen')
    .select('datum_von')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await send('/api/ferienprogramm/veranstalter/helfen', {
    vorgang: 'helfen',
    token: readToken(einsaetze),
    id,
    tage: [tage.datum_von.slice(0, 10)],
    telefon: '0171 2345678',
  });
  const weiter = await logIn(email);
  const token = readToken(weiter);
  const order = (vorgang: object) => send('/api/ferienprogramm/veranstalter/vorgang', { token, ...vorgang });
  await order({ vorgang: 'auslage', id, betrag: 12.5, wofuer: 'Farbe', beleg: '00000000-0000-4000-8000-000000000001' });
  const { weiter: entwurf = '' } = await order({ vorgang: 'neu', titel: 'Radtour', tag: '2099-07-01' });
  const [, suche = ''] = entwurf.split('?');
  return [
    weiter,
    `/ferienprogramm-veranstalter/blatt/?token=${token}&id=${id}`,
    `/ferienprogramm-veranstalter/blatt/?${suche}`,
    entwurf,
    einsaetze,
    '/ferienprogramm-veranstalter/',
    '/ferienprogramm-veranstalter/vor-ort/',
  ];
}

/** Wishes of a family, and the draw that gave places by them. */
async function drawPlaces(api: TestApp): Promise<void> {
  const { app, database, stand, config } = api;
  const { db } = database;
  const saison = await createFerienDienst(database, stand, config).readSaison();
  const programm = (await app.inject('/api/ferienprogramm/programm?rubrik=24')).json<Ferienveranstaltung[]>();
  const wuensche = programm.filter(({ alter_min, alter_max }) => alter_min <= 8 && alter_max >= 10).slice(0, 3);
  const kinder = ['Kim', 'Lea'].map((vorname) => ({ ...buildKind(vorname, '2018-01-04'), veranstaltungen: wuensche }));
  const email = 'kim@anderswo.example';
  const optionen = { ...saison.optionen, vergabe: 'verlosung' as const, verlosung_zahl: 'Lottozahlen vom Samstag' };
  const kosten = writeKosten(computeKosten(kinder, optionen));
  const anmeldung = { kontakt: { ...kontakt, email }, kinder, kosten, valid: true as const, route: '/', firma: '' };
  const refused = await submitWunschzettel(db, anmeldung, {
    ...saison,
    optionen,
    netz: 'hier',
    getJetzt: () => new Date(),
  });
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  await confirmWunschzettel(db, await readBitte(api, email, 'Ihren Wunschzettel'));
  await commitWuensche(db, { ...optionen, anmeldung_bis: '2020-01-01' }, new Date());
  await drawVerlosung(db, '3, 17, 20, 21, 36, 44');
  await publishVerlosung(db, saison, saison.optionen.anmeldung_bis, new Date());
}

/** What residents send: the forms that end in a private page. */
async function sendForms({ app }: TestApp, send: Send): Promise<void> {
  await send('/api/kitavormerkung', FORMULARE.kita?.werte ?? {});
  await send('/api/mangel', { ...FORMULARE.mangel?.werte, email: EMAIL });
  const { strassen, arten } = (await app.inject('/api/cms/abfalltermine')).json<Record<string, { id: string }[]>>();
  await send('/api/abfall/erinnerung', {
    strasse: strassen?.[0]?.id,
    arten: arten?.map(({ id }) => id),
    email: EMAIL,
    datenschutz: true,
  });
  for (const ziel of [{ gremium: '1' }, { vorlage: '1' }]) {
    await send('/api/ratsinfo/abo', { ...ziel, email: EMAIL, datenschutz: true });
  }
}

/** One account may write on pages, and another stands in for it. */
async function letOthersWrite(app: TestApp['app'], send: Send, headers: Kopf): Promise<void> {
  const konten = '/api/cms/intranet/konten';
  const vera = { art: 'intern', vorname: 'Vera', nachname: 'Vogel', email: 'vera@rathaus.example', rollen: [] };
  await send(konten, { vorgang: 'anlegen', ...vera });
  const { data } = (await app.inject({ url: konten, headers })).json<{
    data: { id: number; art: string; email: string }[];
  }>();
  const [eines, anderes] = data.filter(({ art }) => art === 'intern');
  if (!eines || !anderes) throw new Error('There are no two accounts of the staff');
  await send(konten, {
    vorgang: 'recht-geben',
    id: eines.id,
    art: 'seite',
    zweig: '/klima-umwelt/',
    darf: 'schreiben',
  });
  const tage = { von: '2026-01-01', bis: '2099-12-31' };
  await send(konten, { vorgang: 'vertretung', id: eines.id, vertreter: anderes.email, ...tage });
}

/** What staff do at the desk and in the editing frame. */
async function workAtTheDesk({ app }: TestApp, send: Send, headers: Kopf): Promise<string[]> {
  const desk = (await app.inject({ url: '/api/intranet/freigaben', headers })).json<{ data: { referenz: string }[] }>();
  for (const { referenz } of desk.data.slice(0, 2)) {
    const { version } = (await app.inject({ url: `/api/intranet/freigaben/${referenz}`, headers })).json();
    await send('/api/intranet/freigaben/entscheidung', {
      referenz,
      version,
      was: 'rueckfrage',
      nachricht: 'Wie viele Gäste kommen?',
    });
  }
  const bis = { bis_datum: '31.12.2099', bis_zeit: '12:00' };
  const inhalt = '/api/intranet/redaktion/inhalt';
  const bruecke = { titel: 'Neue Brücke', rubrik: 'Baustellen', einleitung: 'Es geht los.' };
  const artikel = { art: 'artikel', daten: JSON.stringify(bruecke), text: 'Bitte *langsam* fahren.' };
  const { referenz = '' } = await send(inhalt, { ...artikel, was: 'speichern', version: 0 });
  await send(inhalt, { ...artikel, was: 'speichern', referenz, version: 1 });
  const pages = ['', 'fassung-1/'].map((teil) => `/intranet/redaktion/${referenz}/${teil}`);
  pages.push('/intranet/redaktion/inhalt-artikel/', '/intranet/redaktion/inhalt-veranstaltung/');
  const fest = { art: 'veranstaltung', daten: JSON.stringify({ titel: 'Laternenfest', md: 'Mit *Musik*.' }) };
  const { referenz: termin = '' } = await send(inhalt, { ...fest, was: 'speichern', version: 0 });
  pages.push(`/intranet/redaktion/${termin}/`);
  const meldung = { titel: 'Orkan', text: 'Bleiben Sie im Haus.', link: '/klima-umwelt/' };
  const eilmeldung = { art: 'eilmeldung', daten: JSON.stringify(meldung), ...bis };
  const { referenz: notiz = '' } = await send(inhalt, { ...eilmeldung, was: 'speichern', version: 0 });
  pages.push(`/intranet/redaktion/${notiz}/`, '/intranet/redaktion/inhalt-eilmeldung/');
  await send(inhalt, { ...artikel, was: 'vorlegen', referenz, version: 2, hinweis: 'Eilt.' });
  await letOthersWrite(app, send, headers);
  pages.push('/intranet/anmelden/', '/intranet/anmelden/link/?token=unbekannt');
  const inhalte = '/intranet/redaktion/inhalte/';
  pages.push(
    '/intranet/ferienprogramm/kasse/',
    '/intranet/redaktion/mehrere/',
    inhalte,
    `${inhalte}?typ=organisationseinheit`,
    `${inhalte}mehrere/?typ=organisationseinheit`,
    '/intranet/redaktion/inhalt-organisationseinheit/?id=1',
  );
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
async function breakLinks(db: Datenquelle): Promise<void> {
  const links = createLinkRepository(db);
  const externe = listExterne(await createEintragRepository(db).list());
  await links.keep(externe);
  const [kaputter = '', umgezogener = ''] = new Set(externe.map(({ url }) => url));
  await links.note(kaputter, { fehler: 'Die Seite gibt es dort nicht mehr.', umgezogenNach: null });
  await links.note(umgezogener, { fehler: null, umgezogenNach: 'https://neu.example/' });
}

/** Adds to the example content everything that people make; gives where to begin and who may see all of it. */
export async function fillHouse(api: TestApp): Promise<{ headers: Kopf; pages: string[] }> {
  const { db } = api.database;
  await createDemoEinsendungen(db, api.config);
  const person = { vorname: 'Ada', nachname: 'Test' };
  const staff = await logInTestkonto(api.database, { ...person, art: 'intern', rollen: ['redaktion', 'admin'] });
  const council = await logInKonto(db, { art: 'rat', person_id: RATSMITGLIED, vorname: 'rosa' });
  const headers = { ...staff.headers, 'ratsinfosystem-authorization': council };
  const send = createSender(api, {});
  const unbestaetigt = await book(api, send);
  const veranstalter = await letInVeranstalter(api, createSender(api, headers), send);
  await drawPlaces(api);
  await sendForms(api, send);
  await breakLinks(db);
  const desk = await workAtTheDesk(api, createSender(api, headers), headers);
  const seiten = await db.selectFrom('seiten').select('pfad').orderBy('pfad').execute();
  const { data: rubriken } = (await api.app.inject({ url: '/api/cms/intranet/rubrik', headers })).json();
  return {
    headers,
    pages: [
      ...seiten.map(({ pfad }) => pfad),
      ...desk,
      ...(await listPrivatePages(api)),
      unbestaetigt,
      ...veranstalter,
      ...(rubriken as { url: string }[]).map(({ url }) => `/intranet/${url}/`),
      '/suche/?q=rathaus',
      '/suche/?q=Hallengeb%C3%BChren',
      '/intranet/suche/?q=dienst',
      '/abfalltermine/?strasse=conweiler-ahornweg',
      '/veranstaltungen-hallenanmietung/?id=1',
    ],
  };
}
