import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../registry/refusal.ts';
import type { Objects } from './objects.ts';
import type { S3Settings } from './store-settings.ts';

const LIMIT_MS = 20_000;
/** Of requests that a server failed to answer, not of those it refused. */
const RETRIES = 2;
const AWAY = 'the release store does not answer; nothing was kept';

/** What the codes of S3 mean to whoever delivers. */
const SENTENCES: Record<string, string> = {
  NoSuchBucket: 'the bucket of the release store is not there',
  RequestTimeTooSkewed: 'the release store refuses this clock: it is wrong by more than minutes',
  QuotaExceeded: 'the release store is full; nothing was kept',
  XMinioStorageFull: 'the release store is full; nothing was kept',
  EntityTooLarge: 'the release store takes no file of this size; nothing was kept',
};

async function explain(method: string, answer: Response): Promise<Refusal> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  const told = SENTENCES[code];
  if (told) return new Refusal(told);
  if (answer.status === 507) return new Refusal('the release store is full; nothing was kept');
  if (answer.status === 401 || answer.status === 403)
    return new Refusal(
      method === 'GET'
        ? 'the release store refuses the key of this site'
        : 'the release store may not be written to; nothing was kept',
    );
  if (answer.status >= 500) return new Refusal(AWAY);
  return new Refusal(`the release store answers ${method} with ${answer.status} ${code}`.trim());
}

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A bucket, or a folder in one, of any server that speaks S3 and keeps `If-Match`. */
export function createS3Objects({ url, region, key, secret }: S3Settings): Objects {
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
      throw new Refusal(AWAY, { cause });
    }
  }
  const find = (name: string) => `/${base}${name}`;

  /** False: the condition does not hold (any more). */
  async function put(name: string, bytes: Uint8Array, condition: Record<string, string>): Promise<boolean> {
    const answer = await send('PUT', find(name), condition, bytes);
    if (answer.ok) return true;
    // 409: two at the same moment; 404: what should have been unchanged is gone.
    const isGone = answer.status === 404 && 'if-match' in condition;
    const fault = await explain('PUT', answer);
    if (answer.status === 412 || answer.status === 409 || isGone) return false;
    throw fault;
  }

  return {
    async read(name, known) {
      const answer = await send('GET', find(name), known === undefined ? {} : { 'if-none-match': known });
      if (answer.status === 304) return 'unchanged';
      if (answer.ok) {
        const tag = answer.headers.get('etag');
        if (!tag) throw new Refusal('the release store gives no ETag: it is none that can be used');
        return { bytes: Buffer.from(await answer.arrayBuffer()), tag };
      }
      const isMissing = answer.status === 404;
      const fault = await explain('GET', answer);
      if (isMissing && fault.message !== SENTENCES.NoSuchBucket) return null;
      throw fault;
    },

    async list(prefix) {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: base + prefix });
        if (after) query.set('continuation-token', after);
        const answer = await send('GET', `/?${query}`);
        if (!answer.ok) throw await explain('GET', answer);
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
      if (!answer.ok && answer.status !== 404) throw await explain('DELETE', answer);
    },
  };
}
