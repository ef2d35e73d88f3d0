import type { Beitrag, Medien, Medium } from '@gm/shared/schemas/redaktion';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { API, bald, openRedaktion } from '../../../../test/open-redaktion.ts';
import { getUpload } from '../../bilder/bild-dienst.ts';
import { openDateien } from '../../dateien/open-dateien.ts';

const { api, kopf } = openRedaktion();

/** A photo of one colour that tells where it was taken. */
const paint = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada Geheim' }, IFD3: { GPSLatitude: '48/1 50/1 0/1' } })
    .jpeg()
    .toBuffer();
async function upload(bytes: Buffer | string, name: string, ersetzt = '', headers = kopf()) {
  const form = new FormData();
  form.set('name', name);
  form.set('ersetzt', ersetzt);
  if (bytes.length > 0) form.set('bild', new File([new Uint8Array(Buffer.from(bytes))], name, { type: 'image/jpeg' }));
  const anfrage = new Response(form);
  const antwort = await api().app.inject({
    method: 'POST',
    url: `${API}/medien`,
    payload: Buffer.from(await anfrage.arrayBuffer()),
    headers: { ...headers, 'content-type': anfrage.headers.get('content-type') ?? '' },
  });
  return { status: antwort.statusCode, ...antwort.json<{ medium?: Medium; detail?: string }>() };
}
const get = async <Body>(url: string) => (await api().app.inject({ url: API + url, headers: kopf() })).json<Body>();
const open = (art: string, id: string) => get<Beitrag>(`/inhalte/${art}?id=${encodeURIComponent(id)}`);
const send = async ({ referenz, version, werte }: Beitrag, daten: object, was = 'freigeben') => {
  const payload = { ...werte, referenz, version, was, daten: JSON.stringify(daten) };
  const antwort = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: kopf() });
  return { status: antwort.statusCode, ...antwort.json<{ errors?: { feld: string; meldung: string }[] }>() };
};
const readDaten = ({ werte }: Beitrag) => JSON.parse(String(werte.daten)) as Record<string, unknown>;
const route = async (pfad: string) => JSON.stringify((await api().app.inject(`/api/cms/route?url=${pfad}`)).json());

it('a picture is in the library at once, without what its file told, and is used once its words are there', async () => {
  const { status, medium } = await upload(await paint('#a03020'), 'Öffentlicher Platz.JPG');
  expect(status).toBe(201);
  expect(medium).toMatchObject({
    datei: 'oeffentlicher-platz.jpg',
    istFertig: false,
    bild: { breite: 600, hoehe: 400 },
  });
  expect((await api().app.inject(`/api/bild/${medium?.bild.id}/320`)).statusCode).toBe(200);
  const original = await openDateien(api().config).uploads.read(`inhalt/${medium?.bild.id}`);
  expect((await sharp(original?.bytes).metadata()).exif).toBeUndefined();
  expect((await upload(await paint('#a03020'), 'Öffentlicher Platz.jpg')).medium?.datei).toBe(
    'oeffentlicher-platz-2.jpg',
  );

  const liste = await get<Medien>('/medien?typ=unfertig');
  expect(liste.data.map(({ datei }) => datei)).toEqual(['oeffentlicher-platz-2.jpg', 'oeffentlicher-platz.jpg']);
  expect(liste.unfertige).toBe(2);
  expect((await get<Medien>('/medien?q=platz&typ=fertig')).data.map(({ datei }) => datei)).not.toContain(
    'oeffentlicher-platz.jpg',
  );

  const seite = await open('seite', 'grillplaetze');
  const mitBild = { ...readDaten(seite), hero: [{ foto: 'oeffentlicher-platz.jpg' }] };
  expect(await send(seite, mitBild)).toMatchObject({
    status: 422,
    errors: [{ feld: 'daten/hero/0/foto', meldung: expect.stringMatching(/^Zu diesem Bild fehlen/) }],
  });
  const angaben = {
    datei: 'oeffentlicher-platz.jpg',
    alt: 'Der Platz',
    bildcopyright: 'Foto: Ada',
    fokus: { von_links: 20, von_oben: 90 },
  };
  expect(await send(await open('foto', 'oeffentlicher-platz.jpg'), angaben)).toMatchObject({ status: 201 });
  expect(await send(seite, mitBild)).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), bald).toContain(`"id":"${medium?.bild.id}-f20-90"`);

  const foto = await open('foto', 'oeffentlicher-platz.jpg');
  expect(foto.inhalt).toMatchObject({ bild: { id: `${medium?.bild.id}-f20-90` }, hierher: [{ titel: 'Grillplätze' }] });
});

it('another file comes in its place everywhere, and it goes when nothing shows it any more', async () => {
  const datei = 'oeffentlicher-platz.jpg';
  const vorher = (await get<Medien>(`/medien?datei=${datei}`)).data[0]?.bild.id ?? '';
  const { status, medium } = await upload(await paint('#2030a0'), 'ganz anders.jpg', datei);
  expect([status, medium?.datei, medium?.istFertig]).toEqual([201, datei, true]);
  expect(medium?.bild.id).not.toBe(vorher);
  await expect.poll(() => route('/grillplaetze/'), bald).toContain(medium?.bild.id ?? '?');
  expect((await upload(await paint('#000'), 'x.jpg', 'gibtesnicht.jpg')).status).toBe(404);

  const foto = await open('foto', datei);
  expect(await send(foto, readDaten(foto), 'zurueckziehen')).toMatchObject({
    status: 422,
    errors: [{ feld: 'was', meldung: 'Dieses Bild wird noch gezeigt: „Grillplätze“.' }],
  });
  const seite = await open('seite', 'grillplaetze');
  await send(seite, { ...readDaten(seite), hero: [] });
  expect(await send(foto, readDaten(foto), 'zurueckziehen')).toMatchObject({ status: 201 });
  expect((await get<Medien>(`/medien?datei=${datei}`)).data).toEqual([]);
  const rest = await api()
    .database.db.selectFrom('bilder')
    .select('id')
    .where(
      'datei',
      'in',
      [vorher, medium?.bild.id ?? ''].map((id) => getUpload(`inhalt/${id}`)),
    )
    .execute();
  expect(rest, 'its files can be swept away').toEqual([]);
});

it('refuses what is no picture, and who may not', async () => {
  expect(await upload('<script>alert(1)</script>', 'bild.jpg')).toMatchObject({
    status: 422,
    detail: expect.stringMatching(/JPEG oder PNG/),
  });
  expect(await upload('', 'leer.jpg')).toMatchObject({ status: 422, detail: 'Bitte wählen Sie ein Bild aus.' });
  expect((await upload(await paint('#fff'), 'x.jpg', '', {})).status).toBe(401);
});

it('the library is sorted by name and by change, one way and the other, among all and those that are ready', async () => {
  for (const typ of ['', 'fertig']) {
    const listBy = async (sort: string) =>
      (await get<Medien>(`/medien?typ=${typ}&sort=${sort}`)).data.map(({ datei }) => datei);
    const namen = await listBy('datei');
    expect(namen).toEqual([...namen].sort());
    expect((await listBy('-datei'))[0]).not.toBe(namen[0]);
    expect(await listBy('-geaendert')).toEqual(await listBy(''));
    expect(await listBy('geaendert')).not.toEqual(await listBy(''));
  }
});
