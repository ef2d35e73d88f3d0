/**
 * Files of a form's draft. Session storage cannot hold files, so they are in the browser's Cache API until the form is
 * sent. The cache outlives the tab, so files left behind are deleted after a day. Without a cache, as without HTTPS, a
 * reload only loses the file.
 */
const CACHE = 'entwurf-dateien';
const TAG_MS = 86_400_000;

const addressOf = (place: string) => `/entwurf/${encodeURIComponent(place)}`;

/** @param place identifies the draft and the control; unguessable */
export async function keepFile(place: string, file: File): Promise<void> {
  const headers = {
    'Content-Type': file.type,
    'X-Name': encodeURIComponent(file.name),
    'X-Stand': String(file.lastModified),
    'X-Abgelegt': String(Date.now()),
  };
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(place), new Response(file, { headers }));
  } catch {
    // Quota exceeded or access denied: the form works without it.
  }
}

/** Null if nothing is stored. */
export async function findFile(place: string): Promise<File | null> {
  try {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const filed = Number((await cache.match(request))?.headers.get('X-Abgelegt'));
      if (filed < Date.now() - TAG_MS) await cache.delete(request);
    }
    const kept = await cache.match(addressOf(place));
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

export async function forgetFile(place: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).delete(addressOf(place));
  } catch {
    // Nothing was stored.
  }
}
