import type { Check, Contribution } from '@gm/shared/schemas/editor/editorial';
import { expect, it } from 'vitest';
import { API, openEditorial } from '../../../../test/open-editorial.ts';
import { AREAS } from '../../../areas.ts';
import { createProspect } from '../../content/publish/prospect.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { listEditable } from '../kinds/list-editable.ts';
import { listFindings } from '../quality/list-findings.ts';

const { api, kopf: head } = openEditorial();

const open = async (kind: string, id: string) =>
  (await api().app.inject({ url: `${API}/inhalte/${kind}?id=${id}`, headers: head() })).json<Contribution>();
const post = async (call: string, payload: object) => {
  // A single editor may not change the rules.
  const who = 'art' in payload && payload.art === 'redaktionsregeln' ? 'admin' : 'redaktion';
  const answer = await api().app.inject({ method: 'POST', url: `${API}/${call}`, payload, headers: head(who) });
  return {
    status: answer.statusCode,
    ...answer.json<Partial<Check> & { errors?: { feld: string; meldung: string }[] }>(),
  };
};
const release = ({ referenz: reference, version, werte: values }: Contribution, fields: object) =>
  post('inhalt', { ...values, referenz: reference, version, was: 'freigeben', ...fields });

it('resolves every link of the example municipality', async () => {
  const entries = await createEntryRepository(api().database.db).list();
  const tote: string[] = [];
  for (const entry of entries.filter(({ art: kind }) => kind === 'seite' || kind === 'artikel' || kind === 'menu')) {
    const findings = await listFindings(api().database.db, AREAS, entry, createProspect(api().database.db));
    tote.push(
      ...findings
        .filter(({ stufe: level }) => level === 'sperrt')
        .map(({ meldung: message }) => `${entry.datei}: ${message}`),
    );
  }
  expect(tote).toEqual([]);
});

it('reports blocking faults and suggestions while an entry is written', async () => {
  const data = JSON.stringify({
    titel: 'WICHTIGE MITTEILUNG',
    bloecke: [{ template: 'text', context: { md: '[hier](/gibt-es-nicht/)' } }],
  });
  const { befunde: findings, lesbarkeit: readability } = await post('pruefung', {
    art: 'seite',
    schluessel: '',
    daten: data,
    text: '',
  });
  expect(findings?.map(({ regel: rule, stufe: level, feld: field }) => [rule, level, field])).toEqual([
    ['links', 'sperrt', 'daten/bloecke/0/context/md'],
    ['grossbuchstaben', 'warnt', 'daten/titel'],
    ['linktexte', 'warnt', 'daten/bloecke/0/context/md'],
  ]);
  expect(readability).toBeNull();
});

it('names what an empty form lacks', async () => {
  const { befunde: findings } = await post('pruefung', { art: 'artikel', schluessel: '', daten: '{}', text: '' });
  expect(findings).toContainEqual({
    regel: 'vollstaendig',
    stufe: 'sperrt',
    feld: 'text',
    meldung: 'Bitte schreiben Sie einen Text.',
  });
  expect(findings?.map(({ feld: field }) => field)).toContain('daten/titel');
});

it('names it in German for every kind of content', async () => {
  for (const { name } of listEditable(AREAS)) {
    const who = head('admin');
    const payload = { art: name, schluessel: '', daten: '{}', text: '' };
    const answer = await api().app.inject({ method: 'POST', url: `${API}/pruefung`, payload, headers: who });
    const { befunde: findings } = answer.json<Check>();
    expect(findings.map(({ meldung: message }) => message).join('\n'), name).not.toMatch(
      /expected|Invalid|received|Required/i,
    );
  }
});

it('a rule blocks publication until the municipality changes it; faults that existed before do not block', async () => {
  const page = await open('seite', 'barrierefreiheit');
  const text = `${page.werte.text}\n\nZum [Antrag](/gibt-es-nicht/).`;
  expect(await release(page, { text })).toMatchObject({
    status: 422,
    errors: [{ feld: 'text', meldung: 'Der Link nach /gibt-es-nicht/ führt ins Leere: Diese Seite gibt es nicht.' }],
  });
  const rules = await open('redaktionsregeln', 'redaktionsregeln');
  const warnt = JSON.stringify({ links: 'warnt' });
  const fresh = {
    art: 'redaktionsregeln',
    schluessel: '',
    referenz: '',
    version: 0,
    was: 'freigeben',
    daten: warnt,
    text: '',
  };
  expect(await (rules.werte ? release(rules, { daten: warnt }) : post('inhalt', fresh))).toMatchObject({ status: 201 });
  expect(await release(page, { text })).toMatchObject({ status: 201 });

  const again = await open('redaktionsregeln', 'redaktionsregeln');
  expect(await release(again, { daten: JSON.stringify({ links: 'sperrt' }) })).toMatchObject({ status: 201 });
  const after = await open('seite', 'barrierefreiheit');
  expect(await release(after, { text: `${text}\n\nGut.` }), 'it was there already').toMatchObject({ status: 201 });
});

it('trusts the browser’s findings in the preview, if the municipality makes them blocking', async () => {
  const rules = await open('redaktionsregeln', 'redaktionsregeln');
  expect(await release(rules, { daten: JSON.stringify({ barrieren: 'sperrt' }) })).toMatchObject({ status: 201 });
  const page = await open('seite', 'barrierefreiheit');
  expect(page.inhalt?.barrieren).toBe('sperrt');
  const finding = { feld: 'daten/bloecke/0', meldung: 'Elemente müssen einen ausreichenden Farbkontrast haben.' };
  const text = `${page.werte.text}\n\nNoch ein Satz.`;
  expect(await release(page, { text })).toMatchObject({ status: 422, errors: [{ feld: 'barrieren' }] });
  expect(await release(page, { text, barrieren: '[' })).toMatchObject({
    status: 422,
    errors: [{ feld: 'barrieren' }],
  });
  expect(await release(page, { text, barrieren: JSON.stringify([finding]) })).toMatchObject({
    status: 422,
    errors: [finding],
  });
  expect(await release(page, { text, barrieren: '[]' })).toMatchObject({ status: 201 });
});
