import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { AppError } from '@gm/shared/errors/app-error';
import {
  IMAGE_INCOMPLETE,
  IMAGE_MAX_BYTES,
  IMAGE_TOO_LARGE,
  readSize,
  UPLOAD_NAME,
} from '@gm/shared/rules/image-upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSource } from '../database/database.ts';
import { createUploadRepository } from './upload-repository.ts';

/** Bytes of all texts in a form, the limit for forms without a picture (forms/register-form.ts). */
const MAX_TEXTS = 1_572_864;
const MAX_FIELDS = 200;

/** An uploaded file on disk until the request is answered; its content is not validated yet. */
interface Attachment {
  pfad: string;
  /** Bytes */
  size: number;
  /** Type claimed by the browser. */
  type: string;
}

const received = new WeakSet<object>();

/** Checks object identity: JSON could contain a look-alike object with an arbitrary path. */
export function isAttachment(value: unknown): value is Attachment {
  return typeof value === 'object' && value !== null && received.has(value);
}

/** Fields of a native form submission; repeated names form a list. */
type SentFields = Record<string, string | string[] | Attachment>;

interface ParserOptions {
  /** Names of file fields; all other files are refused. */
  dateifelder: readonly string[];
  /** Storage of chunked uploads, for forms whose fields may name one instead of a file. */
  db?: DataSource;
  /** Message for an oversized file. */
  zuGross?: string;
}

/** Adds parsers for the two encodings of native form submissions to this context. */
export function registerFormParser(
  app: FastifyInstance,
  { dateifelder: fileFields, db, zuGross: tooLarge = IMAGE_TOO_LARGE }: ParserOptions,
): void {
  const attachments = new WeakMap<FastifyRequest, Attachment[]>();
  const cleanUp = async (request: FastifyRequest) => {
    for (const { pfad: path } of attachments.get(request) ?? []) await rm(path, { force: true });
  };
  app.addHook('onResponse', cleanUp);
  app.addHook('onRequestAbort', cleanUp);
  if (db) {
    app.addHook('preValidation', async (request) => {
      const details = request.body as SentFields | null | undefined;
      for (const field of fileFields) {
        const name = details?.[field];
        if (typeof name !== 'string' || !UPLOAD_NAME.test(name)) continue;
        const attachment = await claimUpload(db, name, field);
        attachments.set(request, [...(attachments.get(request) ?? []), attachment]);
        Object.assign(request.body as object, { [field]: attachment });
      }
    });
  }

  // Fastify parses plain text by default; here it is neither a form nor JSON.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => collect(new URLSearchParams(body)),
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const files: Attachment[] = [];
    attachments.set(request, files);
    return readMultipart(body, request.headers['content-type'] ?? '', {
      dateifelder: fileFields,
      dateien: files,
      zuGross: tooLarge,
    });
  });
}

function createAttachment(type: string): Attachment {
  const attachment = { pfad: join(tmpdir(), `upload-${randomUUID()}`), size: 0, type };
  received.add(attachment);
  return attachment;
}

/** A chunked upload as a file. Throws `felder_ungueltig` if it is incomplete or expired. */
async function claimUpload(db: DataSource, name: string, field: string): Promise<Attachment> {
  const bytes = await createUploadRepository(db).read(name);
  if (bytes.length !== readSize(name)) {
    throw new AppError('felder_ungueltig', IMAGE_INCOMPLETE, { felder: [{ feld: field, meldung: IMAGE_INCOMPLETE }] });
  }
  // The content determines the type; this one only says that the browser meant a picture.
  const attachment = createAttachment('image/jpeg');
  attachment.size = bytes.length;
  await writeFile(attachment.pfad, bytes);
  return attachment;
}

/**
 * Parses a multipart form; files are streamed to disk, which bounds memory use. Refused requests are still read to the
 * end, because browsers read the reply only after sending everything.
 */
async function readMultipart(
  body: Readable,
  contentType: string,
  {
    dateifelder: fileFields,
    dateien: files,
    zuGross: tooLarge,
  }: { dateifelder: readonly string[]; dateien: Attachment[]; zuGross: string },
): Promise<SentFields> {
  const fields: [string, string | Attachment][] = [];
  const work: Promise<void>[] = [];
  let texts = 0;
  let rejection: AppError | undefined;

  const refuse = (field: string, code: 'felder_ungueltig' | 'zu_gross', message: string) => {
    rejection ??= new AppError(code, message, { felder: [{ feld: field, meldung: message }] });
  };

  function takeFile(name: string, stream: Readable & { truncated?: boolean }, fileName: string, type: string): void {
    // Browsers send an empty file field as a nameless empty file.
    if (fileName && !fileFields.includes(name)) {
      refuse(name, 'felder_ungueltig', 'Dieses Formular nimmt keine Dateien an.');
    }
    if (!fileName || !fileFields.includes(name)) return void stream.resume();
    const attachment = createAttachment(type);
    files.push(attachment);
    fields.push([name, attachment]);
    stream.on('data', (piece: Buffer) => {
      attachment.size += piece.length;
    });
    work.push(
      pipeline(stream, createWriteStream(attachment.pfad)).then(() => {
        if (stream.truncated) refuse(name, 'zu_gross', tooLarge);
      }),
    );
  }

  try {
    const busboy = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: IMAGE_MAX_BYTES, files: 5, fields: MAX_FIELDS, fieldSize: MAX_TEXTS },
    });
    busboy.on('field', (name, value) => {
      texts += value.length;
      if (texts <= MAX_TEXTS) fields.push([name, value]);
    });
    busboy.on('file', (name, stream, fileName, _encoding, type) => takeFile(name, stream, fileName ?? '', type));
    await pipeline(body, busboy);
    await Promise.all(work);
  } catch (error) {
    await Promise.allSettled(work);
    for (const { pfad: path } of files) await rm(path, { force: true });
    throw new AppError('eingabe_ungueltig', 'Die gesendeten Formulardaten sind nicht lesbar.', { cause: error });
  }
  if (texts > MAX_TEXTS) throw new AppError('zu_gross', 'Die gesendeten Daten sind zu groß.');
  if (rejection) throw rejection;
  return collect(fields);
}

/** Forms never repeat a name this often. */
const MAX_SAME = 1000;

function collect(fields: Iterable<[string, string | Attachment]>): SentFields {
  const collected = new Map<string, string | string[] | Attachment>();
  for (const [named, value] of fields) {
    // Some clients mark lists as `rubrik[]`.
    const name = named.replace(/\[\]$/, '');
    const current = collected.get(name);
    // Appends in place: copying the list each time would take quadratic time.
    if (typeof value === 'string' && Array.isArray(current)) {
      if (current.length >= MAX_SAME) throw new AppError('eingabe_ungueltig', 'Das Formular hat zu viele Felder.');
      current.push(value);
    } else collected.set(name, typeof value === 'string' && typeof current === 'string' ? [current, value] : value);
  }
  return Object.fromEntries(collected);
}
