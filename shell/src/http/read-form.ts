/**
 * Reads forms that browsers send without scripts. A form with a picture is large and may take minutes to arrive; the
 * memory for all forms is limited, per client and in total.
 */
import { pipeline, Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';

/** The limit of the api (api/src/core/forms/register-form.ts), which names the field that is too long. */
const TEXT_LIMIT_BYTES = 1_572_864;
/** One picture of the api's maximum size, and the texts around it. */
const MULTIPART_LIMIT_BYTES = 12_000_000;
/** More than any form has. */
const FIELDS = 2000;

/**
 * Memory is allocated in blocks of this size: a body may arrive byte by byte, and a buffer for each byte would take a
 * hundred times as much.
 */
const BLOCK_BYTES = 65_536;

export interface FormMemory {
  perClient: number;
  total: number;
}
/** Four of the largest pictures at once from one address, some twenty in total. */
const MEMORY: FormMemory = { perClient: 50_000_000, total: 250_000_000 };

const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;/i;

const refuse = (statusCode: number, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { statusCode });

/** A form as a browser without scripts sent it. */
export class PostedForm {
  constructor(
    /** Its texts; files are for the api only. */
    readonly felder: URLSearchParams,
    /** The raw body, in blocks. */
    readonly body: readonly Buffer[],
    readonly contentType: string,
    /** Names of the controls with a chosen file. */
    readonly dateien: readonly string[] = [],
  ) {}

  get bytes(): number {
    return this.body.reduce((sum, { length }) => sum + length, 0);
  }
}

export const isFormType = (contentType = ''): boolean => URLENCODED.test(contentType) || MULTIPART.test(contentType);

/** Texts of a form with files, and the names of these. Throws an error with status 400 when its parts cannot be parsed. */
function readMultipart(
  body: readonly Buffer[],
  contentType: string,
): Promise<{ fields: URLSearchParams; files: string[] }> {
  return new Promise((resolve, reject) => {
    const fields = new URLSearchParams();
    const files: string[] = [];
    let left = TEXT_LIMIT_BYTES;
    const broken = (cause: unknown) => reject(refuse(400, 'Broken form', cause));
    try {
      const limits = { fieldSize: TEXT_LIMIT_BYTES, fields: FIELDS };
      const parts = new Busboy({ headers: { 'content-type': contentType }, limits });
      parts.on('field', (name, value) => {
        left -= value.length;
        if (left >= 0) fields.append(name, value);
      });
      parts.on('file', (name, file, filename) => {
        // Browsers send a file without a name where none is chosen.
        if (filename) files.push(name);
        file.resume();
      });
      pipeline(Readable.from(body), parts, (fault) => {
        if (fault) broken(fault);
        else if (left < 0) reject(refuse(413, 'Texts too long'));
        else resolve({ fields, files });
      });
    } catch (fault) {
      broken(fault);
    }
  });
}

/** Chunks of a body that stays open when the reader stops early. Throws when the client disconnects. */
async function* watch(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw refuse(400, 'Body broken off', cause);
  }
}

/** Blocks of one body, filled one after the other. */
class Blocks {
  readonly #blocks: Buffer[] = [];
  #used = BLOCK_BYTES;

  /** @param claim reserves memory for one more block, or throws */
  constructor(private readonly claim: () => void) {}

  add(chunk: Buffer): void {
    for (let read = 0; read < chunk.length; ) {
      if (this.#used === BLOCK_BYTES) {
        this.claim();
        this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
        this.#used = 0;
      }
      const copied = chunk.copy(this.#blocks.at(-1) as Buffer, this.#used, read);
      this.#used += copied;
      read += copied;
    }
  }

  list(): Buffer[] {
    return this.#blocks.map((block, at) => (at < this.#blocks.length - 1 ? block : block.subarray(0, this.#used)));
  }
}

/** Reads forms within their memory limits. */
export class FormReader {
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(private readonly memory: FormMemory = MEMORY) {}

  /**
   * Reads a form and passes it to `use`; afterwards its memory is free again. Throws errors with the `statusCode` 400
   * for invalid forms, 413 for too large ones, 429 and 503 when the client or all together exceed the memory. The rest
   * of the body is then discarded, because browsers read a response only after sending everything.
   */
  async read<T>(
    {
      body,
      contentType,
      announced,
      client,
    }: { body: Readable; contentType: string; announced: number; client: string },
    use: (form: PostedForm) => Promise<T>,
  ): Promise<T> {
    let held = 0;
    const blocks = new Blocks(() => {
      this.#claim(client);
      held += BLOCK_BYTES;
    });
    try {
      return await use(await this.#collect(body, contentType, announced, blocks));
    } finally {
      body.resume();
      this.#give(client, held);
    }
  }

  async #collect(body: Readable, contentType: string, announced: number, blocks: Blocks): Promise<PostedForm> {
    const isMultipart = MULTIPART.test(contentType);
    const limit = isMultipart ? MULTIPART_LIMIT_BYTES : TEXT_LIMIT_BYTES;
    const checkLength = (bytes: number) => {
      if (bytes > limit) throw refuse(413, 'Form too large');
    };
    checkLength(announced);
    let bytes = 0;
    for await (const chunk of watch(body)) {
      bytes += chunk.length;
      checkLength(bytes);
      blocks.add(chunk);
    }
    const pieces = blocks.list();
    const { fields, files } = isMultipart
      ? await readMultipart(pieces, contentType)
      : { fields: new URLSearchParams(Buffer.concat(pieces).toString()), files: [] };
    return new PostedForm(fields, pieces, contentType, files);
  }

  #claim(client: string): void {
    const held = (this.#held.get(client) ?? 0) + BLOCK_BYTES;
    if (held > this.memory.perClient) throw refuse(429, 'Client sends too much at once');
    if (this.#total + BLOCK_BYTES > this.memory.total) throw refuse(503, 'Too many forms at once');
    this.#held.set(client, held);
    this.#total += BLOCK_BYTES;
  }

  #give(client: string, bytes: number): void {
    const left = (this.#held.get(client) ?? 0) - bytes;
    if (left > 0) this.#held.set(client, left);
    else this.#held.delete(client);
    this.#total -= bytes;
  }
}
