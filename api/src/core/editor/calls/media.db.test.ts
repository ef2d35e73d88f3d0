import type { Contribution, Media, Medium } from '@gm/shared/schemas/editor/editorial';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { API, openEditorial, soon } from '../../../../test/open-editorial.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { getUpload } from '../../services/images/image-service.ts';

const { api, kopf: head } = openEditorial();

/** A photo of one colour with a location in its metadata. */
const paint = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada Geheim' }, IFD3: { GPSLatitude: '48/1 50/1 0/1' } })
    .jpeg()
    .toBuffer();
async function upload(bytes: Buffer | string, name: string, replaced = '', headers = head()) {
  const form = new FormData();
  form.set('name', name);
  form.set('ersetzt', replaced);
  if (bytes.length > 0) form.set('bild', new File([new Uint8Array(Buffer.from(bytes))], name, { type: 'image/jpeg' }));
  const inquiry = new Response(form);
  const answer = await api().app.inject({
    method: 'POST',
    url: `${API}/medien`,
    payload: Buffer.from(await inquiry.arrayBuffer()),
    headers: { ...headers, 'content-type': inquiry.headers.get('content-type') ?? '' },
  });
  return { status: answer.statusCode, ...answer.json<{ medium?: Medium; detail?: string }>() };
}
const get = async <Body>(url: string) => (await api().app.inject({ url: API + url, headers: head() })).json<Body>();
const open = (kind: string, id: string) => get<Contribution>(`/inhalte/${kind}?id=${encodeURIComponent(id)}`);
const send = async (
  { referenz: reference, version, werte: values }: Contribution,
  data: object,
  was = 'freigeben',
  headers = head(),
) => {
  const payload = { ...values, referenz: reference, version, was, daten: JSON.stringify(data) };
  const answer = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers });
  return { status: answer.statusCode, ...answer.json<{ errors?: { feld: string; meldung: string }[] }>() };
};
const readData = ({ werte: values }: Contribution) => JSON.parse(String(values.daten)) as Record<string, unknown>;
const route = async (path: string) => JSON.stringify((await api().app.inject(`/api/cms/route?url=${path}`)).json());

it('a picture is in the library at once, without its metadata, and usable once it has description and credit', async () => {
  const { status, medium } = await upload(await paint('#a03020'), 'Öffentlicher Platz.JPG');
  expect(status).toBe(201);
  expect(medium).toMatchObject({
    datei: 'oeffentlicher-platz.jpg',
    istFertig: false,
    bild: { breite: 600, hoehe: 400 },
  });
  expect((await api().app.inject(`/api/bild/${medium?.bild.id}/320`)).statusCode).toBe(200);
  const original = await openFiles(api().config).uploads.read(`inhalt/${medium?.bild.id}`);
  expect((await sharp(original?.bytes).metadata()).exif).toBeUndefined();
  expect((await upload(await paint('#a03020'), 'Öffentlicher Platz.jpg')).medium?.datei).toBe(
    'oeffentlicher-platz-2.jpg',
  );

  const list = await get<Media>('/medien?typ=unfertig');
  expect(list.data.map(({ datei: file }) => file)).toEqual(['oeffentlicher-platz-2.jpg', 'oeffentlicher-platz.jpg']);
  expect(list.unfertige).toBe(2);
  expect((await get<Media>('/medien?q=platz&typ=fertig')).data.map(({ datei: file }) => file)).not.toContain(
    'oeffentlicher-platz.jpg',
  );

  const page = await open('seite', 'grillplaetze');
  const withImage = { ...readData(page), hero: [{ foto: 'oeffentlicher-platz.jpg' }] };
  expect(await send(page, withImage)).toMatchObject({
    status: 422,
    errors: [{ feld: 'daten/hero/0/foto', meldung: expect.stringMatching(/^Zu diesem Bild fehlen/) }],
  });
  const details = {
    datei: 'oeffentlicher-platz.jpg',
    alt: 'Der Platz',
    bildcopyright: 'Foto: Ada',
    fokus: { von_links: 20, von_oben: 90 },
  };
  expect(await send(await open('foto', 'oeffentlicher-platz.jpg'), details)).toMatchObject({ status: 201 });
  expect(await send(page, withImage)).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), soon).toContain(`"id":"${medium?.bild.id}-f20-90"`);

  const photo = await open('foto', 'oeffentlicher-platz.jpg');
  expect(photo.inhalt).toMatchObject({
    bild: { id: `${medium?.bild.id}-f20-90` },
    hierher: [{ titel: 'Grillplätze' }],
  });
});

it('a replacement file appears everywhere, and the picture can be deleted once it is unused', async () => {
  const file = 'oeffentlicher-platz.jpg';
  const before = (await get<Media>(`/medien?datei=${file}`)).data[0]?.bild.id ?? '';
  const foreign = await upload(await paint('#2030a0'), 'ganz anders.jpg', file, head('autor'));
  expect([foreign.status, foreign.detail], 'who may not release').toEqual([
    422,
    expect.stringContaining('selbst freigibt'),
  ]);
  const setRules = async (vier_augen: string[]) => {
    const rules = await open('redaktionsregeln', 'redaktionsregeln');
    return (await send(rules, { ...readData(rules), vier_augen }, 'freigeben', head('admin'))).status;
  };
  expect(await setRules(['foto'])).toBe(201);
  const alone = await upload(await paint('#2030a0'), 'ganz anders.jpg', file);
  expect([alone.status, alone.detail]).toEqual([
    422,
    expect.stringContaining('Für Bilder gilt das Vier-Augen-Prinzip'),
  ]);
  expect(await setRules([])).toBe(201);
  const { status, medium } = await upload(await paint('#2030a0'), 'ganz anders.jpg', file);
  const current = (await get<Media>('/medien?datei=oeffentlicher-platz-bisher.jpg')).data[0];
  expect(current, 'to go back to').toMatchObject({ istFertig: true, bild: { breite: 600 } });
  expect([status, medium?.datei, medium?.istFertig]).toEqual([201, file, true]);
  expect(medium?.bild.id).not.toBe(before);
  await expect.poll(() => route('/grillplaetze/'), soon).toContain(medium?.bild.id ?? '?');
  expect((await upload(await paint('#000'), 'x.jpg', 'gibtesnicht.jpg')).status).toBe(404);

  const photo = await open('foto', file);
  expect(await send(photo, readData(photo), 'zurueckziehen')).toMatchObject({
    status: 422,
    errors: [{ feld: 'was', meldung: 'Dieses Bild wird noch gezeigt: „Grillplätze“.' }],
  });
  const page = await open('seite', 'grillplaetze');
  await send(page, { ...readData(page), hero: [] });
  expect(await send(photo, readData(photo), 'zurueckziehen')).toMatchObject({ status: 201 });
  expect((await get<Media>(`/medien?datei=${file}`)).data).toEqual([]);
  const rest = await api()
    .database.db.selectFrom('bilder')
    .select('id')
    .where(
      'datei',
      'in',
      [before, medium?.bild.id ?? ''].map((id) => getUpload(`inhalt/${id}`)),
    )
    .execute();
  expect(rest, 'its files can be swept away').toEqual([]);
});

it('a text shows a picture of the library, follows its file and keeps it from being deleted', async () => {
  const file = 'linde.jpg';
  await upload(await paint('#308030'), file);
  const id = '001-trinkwasser-gute-noten';
  const write = async (picture: string) => {
    const article = await open('artikel', id);
    article.werte.text = `Davor.\n\n${picture}`;
    return send(article, readData(article));
  };
  const refuse = (message: RegExp) => ({
    status: 422,
    errors: [{ feld: 'text', meldung: expect.stringMatching(message) }],
  });
  expect(await write('![Linde](foto:linde.jpg)')).toMatchObject(refuse(/^Zu diesem Bild fehlen/));
  const details = { datei: file, alt: 'Die Linde', bildcopyright: 'Ada' };
  expect(await send(await open('foto', file), details)).toMatchObject({ status: 201 });
  for (const foreign of ['![x](https://a.example/b.png)', '![x](/b.png)', '<img src="/b.png">'])
    expect(await write(foreign), foreign).toMatchObject(refuse(/nur Bilder der Mediathek/));
  expect(await write('![x](foto:weg.jpg)')).toMatchObject(refuse(/„weg.jpg“ gibt es in der Mediathek nicht/));
  expect(await write('![Linde am Markt](foto:linde.jpg)')).toMatchObject({ status: 201 });

  const news = await open('intranetrubrik', '1');
  const [first, ...others] = readData(news).texte as object[];
  expect(
    await send(news, { ...readData(news), texte: [{ ...first, md: '![x](foto:linde.jpg)' }, ...others] }),
  ).toMatchObject({
    status: 422,
    errors: [{ feld: 'daten/texte/0/md', meldung: 'Dieser Text kann keine Bilder zeigen.' }],
  });

  const notice = await open('bekanntmachung', '1');
  const withPicture = { ...readData(notice), md: '![](foto:linde.jpg)' };
  expect(await send(notice, withPicture)).toMatchObject({ status: 201 });
  const texts = async () => {
    const { db } = api().database;
    const artikel = await db.selectFrom('artikel').select('text').where('id', '=', 1).executeTakeFirst();
    const published = await db.selectFrom('bekanntmachungen').select('text').where('id', '=', 1).executeTakeFirst();
    return [artikel?.text, published?.text];
  };
  const { medium } = await upload(await paint('#803030'), 'neu.jpg', file);
  const [artikel, published] = await texts();
  expect(artikel).toContain(`src="/api/bild/${medium?.bild.id}/480" width="600" height="400" alt="Linde am Markt"`);
  expect(published).toContain(`src="/api/bild/${medium?.bild.id}/480" width="600" height="400" alt="Die Linde"`);

  const photo = await open('foto', file);
  expect(await send(photo, readData(photo), 'zurueckziehen')).toMatchObject({
    status: 422,
    errors: [{ feld: 'was', meldung: expect.stringMatching(/^Dieses Bild wird noch gezeigt/) }],
  });
});

it('refuses files that are not pictures, and accounts without the right', async () => {
  expect(await upload('<script>alert(1)</script>', 'bild.jpg')).toMatchObject({
    status: 422,
    detail: expect.stringMatching(/JPEG oder PNG/),
  });
  expect(await upload('', 'leer.jpg')).toMatchObject({ status: 422, detail: 'Bitte wählen Sie ein Bild aus.' });
  expect((await upload(await paint('#fff'), 'x.jpg', '', {})).status).toBe(401);
});

it('sorts the library by name and by change in both directions, among all pictures and usable ones', async () => {
  for (const type of ['', 'fertig']) {
    const listBy = async (sort: string) =>
      (await get<Media>(`/medien?typ=${type}&sort=${sort}`)).data.map(({ datei: file }) => file);
    const names = await listBy('datei');
    expect(names).toEqual([...names].sort());
    expect((await listBy('-datei'))[0]).not.toBe(names[0]);
    expect(await listBy('-geaendert')).toEqual(await listBy(''));
    expect(await listBy('geaendert')).not.toEqual(await listBy(''));
  }
});

it('a motif can be the picture of an entry, but not of a hero, and has no file', async () => {
  const id = '001-trinkwasser-gute-noten';
  const article = await open('artikel', id);
  expect(await send(article, { ...readData(article), foto: 'motiv-feuerwehr' })).toMatchObject({ status: 201 });
  const line = await api()
    .database.db.selectFrom('artikel')
    .select('bild_id')
    .where('bild_id', '=', 'motiv-feuerwehr')
    .executeTakeFirst();
  expect(line).toBeDefined();
  expect((await api().app.inject('/api/bild/motiv-feuerwehr/320')).statusCode).toBe(404);

  const unknown = await open('artikel', id);
  expect(await send(unknown, { ...readData(unknown), foto: 'motiv-drache' })).toMatchObject({
    status: 422,
    errors: [{ feld: 'daten/foto' }],
  });
  const page = await open('seite', 'grillplaetze');
  expect(await send(page, { ...readData(page), hero: [{ foto: 'motiv-feuerwehr' }] })).toMatchObject({
    status: 422,
    errors: [{ feld: 'daten/hero/0/foto', meldung: 'Hier passt nur ein Foto.' }],
  });
});
