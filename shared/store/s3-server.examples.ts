/**
 * A small S3 server for tests: objects in memory, independent verification of version 4 signatures, `If-Match` and
 * `If-None-Match`, paginated lists.
 */
import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './s3-settings.ts';

const PAGE = 50;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export interface S3Request {
  method: string;
  name: string;
  /** From 1. */
  number: number;
}

/** Simulated failure of a request; `before`: the connection drops before it is processed, `after`: afterwards. */
type Trouble = { status: number; code?: string } | 'before' | 'after' | undefined;

export class S3Server {
  readonly objects = new Map<string, Buffer>();
  readonly requests: S3Request[] = [];
  /** Called before each request. */
  trouble: (request: S3Request) => Trouble | Promise<Trouble> = () => undefined;
  /** Whether conditional writes are honoured. */
  isStrict = true;
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get settings(): S3Settings {
    const { port } = this.#server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/eimer/ort`, region: 'de-1', key: 'AKIDPROBE', secret: 'geheim+/=' };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Why a request's signature is invalid; null if it is valid. */
  #findFault(request: http.IncomingMessage, url: URL, body: Buffer): string | null {
    const { key, secret, region } = this.settings;
    const parsed =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
        request.headers.authorization ?? '',
      );
    if (!parsed) return 'AccessDenied';
    const [, id, day = '', place, names = '', signature] = parsed;
    const header = (name: string) => String(request.headers[name] ?? '');
    const time = header('x-amz-date');
    const at = Date.parse(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
    if (Math.abs(Date.now() - at) > 15 * 60_000) return 'RequestTimeTooSkewed';
    if (id !== key || place !== region || !time.startsWith(day)) return 'InvalidAccessKeyId';
    // Unsigned conditions could be removed in transit.
    const unsigned = ['host', 'if-match', 'if-none-match', 'x-amz-content-sha256'].filter(
      (name) => header(name) && !names.split(';').includes(name),
    );
    if (unsigned.length > 0) return 'AccessDenied';
    if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
    const canonical = [
      request.method,
      url.pathname
        .split('/')
        .map((part) => encode(decodeURIComponent(part)))
        .join('/'),
      query.join('&'),
      ...names.split(';').map((name) => `${name}:${header(name).trim()}`),
      '',
      names,
      sha256(body),
    ].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const signing = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secret}`, day), region));
    const expected = hmac(signing, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
    return signature === expected ? null : 'SignatureDoesNotMatch';
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', this.settings.url);
    const { method = '' } = request;
    const refuse = (status: number, code: string) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const [, bucket, ...rest] = url.pathname.split('/');
    const name = rest.join('/');
    const seen: S3Request = { method, name, number: this.requests.length + 1 };
    this.requests.push(seen);
    const trouble = await this.trouble(seen);
    if (trouble === 'before') return void request.socket.destroy();
    if (typeof trouble === 'object') return refuse(trouble.status, trouble.code ?? '');
    const fault = this.#findFault(request, url, body);
    if (fault) return refuse(403, fault);
    if (bucket !== 'eimer') return refuse(404, 'NoSuchBucket');
    if (method === 'GET' && name === '') return this.#list(url, response);
    const tag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
    const before = this.objects.get(name);
    const { 'if-match': known, 'if-none-match': unknown } = request.headers;
    if (method === 'GET') {
      if (!before) return refuse(404, 'NoSuchKey');
      if (unknown === tag(before)) return void response.writeHead(304, { etag: tag(before) }).end();
      return void response.writeHead(200, { etag: tag(before) }).end(before);
    }
    if (method === 'PUT' && !this.isStrict) this.objects.set(name, body);
    else if (method === 'PUT') {
      if (known && !before) return refuse(404, 'NoSuchKey');
      if ((known && before && known !== tag(before)) || (unknown === '*' && before))
        return refuse(412, 'PreconditionFailed');
      this.objects.set(name, body);
    } else this.objects.delete(name);
    if (trouble === 'after') return void request.socket.destroy();
    response.writeHead(method === 'PUT' ? 200 : 204, { etag: tag(body) }).end();
  }

  #list(url: URL, response: http.ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
    const page = names.slice(0, PAGE);
    const more = names.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const keys = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    response.writeHead(200).end(`<ListBucketResult>${keys}${more}</ListBucketResult>`);
  }
}
