import { beforeEach, expect, test, vi } from 'vitest';
import { createDateiEntwurf } from './create-datei-entwurf.ts';

const kept = new Map<string, Response>();
const put = vi.fn();
vi.mock('./put-datei.ts', () => ({ putDatei: (...args: unknown[]) => put(...args) }));

beforeEach(() => {
  kept.clear();
  put.mockReset();
  const path = (request: string | Request) =>
    new URL(String((request as Request).url ?? request), 'https://musterhardt.example').pathname;
  const cache = {
    put: async (url: string, antwort: Response) => void kept.set(path(url), antwort),
    match: async (request: string | Request) => kept.get(path(request))?.clone(),
    delete: async (request: string | Request) => kept.delete(path(request)),
    keys: async () => [...kept.keys()],
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

const foto = new File(['Bytes'], 'Öffentlicher Platz.jpg', { type: 'image/jpeg', lastModified: 7 });
const input = { type: 'file' } as HTMLInputElement;
/** A form on one page; `datei` is what its control holds. */
function open(salz: string) {
  const seite: { datei?: File | undefined } = {};
  const entwurf = createDateiEntwurf({ getSalz: () => salz, getDatei: () => seite.datei, getInput: () => input });
  return { seite, entwurf };
}

test('a chosen file is there after a reload, and gone once it is sent', async () => {
  const vorher = open('a');
  vorher.seite.datei = foto;
  expect(vorher.entwurf.save(['bild'])).toEqual(['bild']);
  await vi.waitFor(() => expect(kept.size).toBe(1));

  const nachher = open('a');
  const zurueck = nachher.entwurf.restore(['bild']);
  // The draft is saved while the file is on its way: that must not take it for given up.
  expect(nachher.entwurf.save(['bild'])).toEqual(['bild']);
  await zurueck;
  const [[wohin, datei]] = put.mock.calls as [[HTMLInputElement, File]];
  expect([wohin, datei.name, datei.type, datei.lastModified, await datei.text()]).toEqual([
    input,
    'Öffentlicher Platz.jpg',
    'image/jpeg',
    7,
    'Bytes',
  ]);
  nachher.seite.datei = datei;
  nachher.entwurf.save(['bild']);
  nachher.entwurf.forget();
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test('what was taken back stays away, what was chosen meanwhile is newer, and nobody else finds it', async () => {
  const { seite, entwurf } = open('a');
  seite.datei = foto;
  entwurf.save(['bild']);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  await open('b').entwurf.restore(['bild']);
  const schneller = open('a');
  schneller.seite.datei = new File(['anders'], 'anders.png');
  await schneller.entwurf.restore(['bild']);
  expect(put).not.toHaveBeenCalled();
  seite.datei = undefined;
  expect(entwurf.save(['bild'])).toEqual([]);
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test('what a tab left behind goes after a day', async () => {
  const { seite, entwurf } = open('a');
  seite.datei = foto;
  entwurf.save(['bild']);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  vi.setSystemTime(Date.now() + 90_000_000);
  await open('a').entwurf.restore(['bild']);
  expect([kept.size, put.mock.calls.length]).toEqual([0, 0]);
  vi.useRealTimers();
});
