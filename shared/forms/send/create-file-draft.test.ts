import { beforeEach, expect, test, vi } from 'vitest';
import { createFileDraft } from './create-file-draft.ts';

const kept = new Map<string, Response>();
const put = vi.fn();
vi.mock('./put-file.ts', () => ({ putFile: (...args: unknown[]) => put(...args) }));

beforeEach(() => {
  kept.clear();
  put.mockReset();
  const path = (request: string | Request) =>
    new URL(String((request as Request).url ?? request), 'https://musterhardt.example').pathname;
  const cache = {
    put: async (url: string, answer: Response) => void kept.set(path(url), answer),
    match: async (request: string | Request) => kept.get(path(request))?.clone(),
    delete: async (request: string | Request) => kept.delete(path(request)),
    keys: async () => [...kept.keys()],
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

const photo = new File(['Bytes'], 'Öffentlicher Platz.jpg', { type: 'image/jpeg', lastModified: 7 });
const input = { type: 'file' } as HTMLInputElement;
/** A form on one page; `datei` is the value of its file control. */
function open(salt: string) {
  const page: { datei?: File | undefined } = {};
  const draft = createFileDraft({ getSalt: () => salt, getFile: () => page.datei, getInput: () => input });
  return { seite: page, entwurf: draft };
}

test('a selected file is restored after a reload, and removed after sending', async () => {
  const before = open('a');
  before.seite.datei = photo;
  expect(before.entwurf.save(['bild'])).toEqual(['bild']);
  await vi.waitFor(() => expect(kept.size).toBe(1));

  const after = open('a');
  const back = after.entwurf.restore(['bild']);
  // The draft is saved while the file is loading, which must not delete the file.
  expect(after.entwurf.save(['bild'])).toEqual(['bild']);
  await back;
  const [[wohin, file]] = put.mock.calls as [[HTMLInputElement, File]];
  expect([wohin, file.name, file.type, file.lastModified, await file.text()]).toEqual([
    input,
    'Öffentlicher Platz.jpg',
    'image/jpeg',
    7,
    'Bytes',
  ]);
  after.seite.datei = file;
  after.entwurf.save(['bild']);
  after.entwurf.forget();
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test('does not restore removed files or overwrite newer ones, and keeps forms separate', async () => {
  const { seite: page, entwurf: draft } = open('a');
  page.datei = photo;
  draft.save(['bild']);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  await open('b').entwurf.restore(['bild']);
  const faster = open('a');
  faster.seite.datei = new File(['anders'], 'anders.png');
  await faster.entwurf.restore(['bild']);
  expect(put).not.toHaveBeenCalled();
  page.datei = undefined;
  expect(draft.save(['bild'])).toEqual([]);
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test('deletes files left behind by a closed tab after a day', async () => {
  const { seite: page, entwurf: draft } = open('a');
  page.datei = photo;
  draft.save(['bild']);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  vi.setSystemTime(Date.now() + 90_000_000);
  await open('a').entwurf.restore(['bild']);
  expect([kept.size, put.mock.calls.length]).toEqual([0, 0]);
  vi.useRealTimers();
});
