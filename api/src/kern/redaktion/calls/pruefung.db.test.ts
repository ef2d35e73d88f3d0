import type { Beitrag, Pruefung } from '@gm/shared/schemas/redaktion';
import { expect, it } from 'vitest';
import { API, openRedaktion } from '../../../../test/open-redaktion.ts';
import { BEREICHE } from '../../../bereiche.ts';
import { createAussicht } from '../../inhalt/aussicht.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { listBefunde } from '../qualitaet/list-befunde.ts';

const { api, kopf } = openRedaktion();

const open = async (art: string, id: string) =>
  (await api().app.inject({ url: `${API}/inhalte/${art}?id=${id}`, headers: kopf() })).json<Beitrag>();
const post = async (call: string, payload: object) => {
  const antwort = await api().app.inject({ method: 'POST', url: `${API}/${call}`, payload, headers: kopf() });
  return {
    status: antwort.statusCode,
    ...antwort.json<Partial<Pruefung> & { errors?: { feld: string; meldung: string }[] }>(),
  };
};
const release = ({ referenz, version, werte }: Beitrag, felder: object) =>
  post('inhalt', { ...werte, referenz, version, was: 'freigeben', ...felder });

it('knows every link of the example municipality', async () => {
  const eintraege = await createEintragRepository(api().database.db).list();
  const tote: string[] = [];
  for (const eintrag of eintraege.filter(({ art }) => art === 'seite' || art === 'artikel' || art === 'menu')) {
    const befunde = await listBefunde(api().database.db, BEREICHE, eintrag, createAussicht(api().database.db));
    tote.push(
      ...befunde.filter(({ stufe }) => stufe === 'sperrt').map(({ meldung }) => `${eintrag.datei}: ${meldung}`),
    );
  }
  expect(tote).toEqual([]);
});

it('says while somebody writes what is in the way and what could be better', async () => {
  const daten = JSON.stringify({
    titel: 'WICHTIGE MITTEILUNG',
    bloecke: [{ template: 'text', context: { md: '[hier](/gibt-es-nicht/)' } }],
  });
  const { befunde, lesbarkeit } = await post('pruefung', { art: 'seite', schluessel: '', daten, text: '' });
  expect(befunde?.map(({ regel, stufe, feld }) => [regel, stufe, feld])).toEqual([
    ['links', 'sperrt', 'daten/bloecke/0/context/md'],
    ['grossbuchstaben', 'warnt', 'daten/titel'],
    ['linktexte', 'warnt', 'daten/bloecke/0/context/md'],
  ]);
  expect(lesbarkeit).toBeNull();
});

it('what is in the way is so until the town hall says otherwise; what stood there before is not', async () => {
  const seite = await open('seite', 'barrierefreiheit');
  const text = `${seite.werte.text}\n\nZum [Antrag](/gibt-es-nicht/).`;
  expect(await release(seite, { text })).toMatchObject({
    status: 422,
    errors: [{ feld: 'text', meldung: 'Der Link nach /gibt-es-nicht/ führt ins Leere: Diese Seite gibt es nicht.' }],
  });
  const regeln = await open('redaktionsregeln', 'redaktionsregeln');
  const warnt = JSON.stringify({ links: 'warnt' });
  const neu = {
    art: 'redaktionsregeln',
    schluessel: '',
    referenz: '',
    version: 0,
    was: 'freigeben',
    daten: warnt,
    text: '',
  };
  expect(await (regeln.werte ? release(regeln, { daten: warnt }) : post('inhalt', neu))).toMatchObject({ status: 201 });
  expect(await release(seite, { text })).toMatchObject({ status: 201 });

  const wieder = await open('redaktionsregeln', 'redaktionsregeln');
  expect(await release(wieder, { daten: JSON.stringify({ links: 'sperrt' }) })).toMatchObject({ status: 201 });
  const nachher = await open('seite', 'barrierefreiheit');
  expect(await release(nachher, { text: `${text}\n\nGut.` }), 'it was there already').toMatchObject({ status: 201 });
});

it('believes what a browser has found in the preview, where the town hall wants it to be in the way', async () => {
  const regeln = await open('redaktionsregeln', 'redaktionsregeln');
  expect(await release(regeln, { daten: JSON.stringify({ barrieren: 'sperrt' }) })).toMatchObject({ status: 201 });
  const seite = await open('seite', 'barrierefreiheit');
  expect(seite.inhalt?.barrieren).toBe('sperrt');
  const fund = { feld: 'daten/bloecke/0', meldung: 'Elemente müssen einen ausreichenden Farbkontrast haben.' };
  const text = `${seite.werte.text}\n\nNoch ein Satz.`;
  expect(await release(seite, { text })).toMatchObject({ status: 422, errors: [{ feld: 'barrieren' }] });
  expect(await release(seite, { text, barrieren: '[' })).toMatchObject({
    status: 422,
    errors: [{ feld: 'barrieren' }],
  });
  expect(await release(seite, { text, barrieren: JSON.stringify([fund]) })).toMatchObject({
    status: 422,
    errors: [fund],
  });
  expect(await release(seite, { text, barrieren: '[]' })).toMatchObject({ status: 201 });
});
