import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { SharedObjects, StoredObject } from './objects.ts';
import type { S3Settings } from './s3-settings.ts';

const LIMIT_MS = 20_000;
/** Only after network and server errors, not after rejections. */
const RETRIES = 2;

/** Explanations of S3 error codes; prefixed with the name of the store. */
const SENTENCES: Record<string, string> = {
  NoSuchBucket: 'has no bucket of this name',
  RequestTimeTooSkewed: 'refuses this clock: it is wrong by more than minutes',
  QuotaExceeded: 'is full; nothing was kept',
  XMinioStorageFull: 'is full; nothing was kept',
  EntityTooLarge: 'takes no file of this size; nothing was kept',
};
const AWAY = 'does not answer; nothing was kept';

async function explain(method: string, answer: Response): Promise<string> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  const told = SENTENCES[code];
  if (told) return told;
  if (answer.status === 507) return 'is full; nothing was kept';
  if (answer.status === 401 || answer.status === 403)
    return method === 'GET' ? 'refuses the key of this site' : 'may not be written to; nothing was kept';
  if (answer.status >= 500) return AWAY;
  return `answers ${method} with ${answer.status} ${code}`.trim();
}

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Creates an error from a sentence without its subject, the store's name: `does not answer`. */
export type ToFault = (predicate: string, options?: ErrorOptions) => Error;

/** A bucket, or a folder in one, on any S3-compatible server that supports `If-Match`. */
export function createS3Objects({ url, region, key, secret }: S3Settings, toFault: ToFault): SharedObjects {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: RETRIES });
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folder] = pathname.split('/').filter(Boolean);
  const base = [...folder, ''].join('/');

  async function send(method: string, target: string, headers: Record<string, string> = {}, body?: Uint8Array) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const init = {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(LIMIT_MS),
    };
    try {
      return await client.fetch(`${origin}/${bucket}${target}`, body ? { ...init, body: Buffer.from(body) } : init);
    } catch (cause) {
      throw toFault(AWAY, { cause });
    }
  }
  const find = (name: string) => `/${base}${name}`;

  /** False if the condition does not hold. */
  async function put(name: string, bytes: Uint8Array, condition: Record<string, string>): Promise<boolean> {
    const answer = await send('PUT', find(name), condition, bytes);
    if (answer.ok) return true;
    // 409: concurrent writes; 404: the object to replace has been deleted.
    const isGone = answer.status === 404 && 'if-match' in condition;
    const told = await explain('PUT', answer);
    if (answer.status === 412 || answer.status === 409 || isGone) return false;
    throw toFault(told);
  }

  async function get(name: string, known?: string): Promise<StoredObject | 'unchanged' | null> {
    const answer = await send('GET', find(name), known === undefined ? {} : { 'if-none-match': known });
    if (answer.status === 304) return 'unchanged';
    if (answer.ok) {
      const tag = answer.headers.get('etag');
      if (!tag) throw toFault('gives no ETag: it is none that can be used');
      return { bytes: Buffer.from(await answer.arrayBuffer()), tag };
    }
    const told = await explain('GET', answer);
    if (answer.status === 404 && told !== SENTENCES.NoSuchBucket) return null;
    throw toFault(told);
  }

  return {
    read: get as SharedObjects['read'],

    async list(prefix) {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: base + prefix });
        if (after) query.set('continuation-token', after);
        const answer = await send('GET', `/?${query}`);
        if (!answer.ok) throw toFault(await explain('GET', answer));
        const text = await answer.text();
        for (const [, name = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(unescapeXml(name).slice(base.length));
        after = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
        after = after && unescapeXml(after);
      } while (after);
      return names;
    },

    writeNew: (name, bytes) => put(name, bytes, { 'if-none-match': '*' }),
    replace: (name, bytes, known) => put(name, bytes, { 'if-match': known }),

    async remove(name) {
      const answer = await send('DELETE', find(name));
      if (!answer.ok && answer.status !== 404) throw toFault(await explain('DELETE', answer));
    },
  };
}
