/**
 * Chosen files of a form's draft. The session storage holds no files: the browser's cache does, until the form is sent. It
 * outlives the tab, so what a tab left behind goes after a day. Where there is none, as without HTTPS, a reload forgets
 * the file and nothing else.
 */
const CACHE = 'entwurf-dateien';
const TAG_MS = 86_400_000;

const addressOf = (platz: string) => `/entwurf/${encodeURIComponent(platz)}`;

/** @param platz names the draft and the control; what others cannot guess */
export async function keepDatei(platz: string, datei: File): Promise<void> {
  const headers = {
    'Content-Type': datei.type,
    'X-Name': encodeURIComponent(datei.name),
    'X-Stand': String(datei.lastModified),
    'X-Abgelegt': String(Date.now()),
  };
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(platz), new Response(datei, { headers }));
  } catch {
    // Full or forbidden: the form works without it.
  }
}

/** Null: nothing is kept there. */
export async function findDatei(platz: string): Promise<File | null> {
  try {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const abgelegt = Number((await cache.match(request))?.headers.get('X-Abgelegt'));
      if (abgelegt < Date.now() - TAG_MS) await cache.delete(request);
    }
    const kept = await cache.match(addressOf(platz));
    if (!kept) return null;
    const name = decodeURIComponent(kept.headers.get('X-Name') ?? '');
    return new File([await kept.blob()], name, {
      type: kept.headers.get('Content-Type') ?? '',
      lastModified: Number(kept.headers.get('X-Stand')),
    });
  } catch {
    return null;
  }
}

export async function forgetDatei(platz: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).delete(addressOf(platz));
  } catch {
    // Nothing was kept.
  }
}
