import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { AppError } from '@gm/shared/fehler/app-error';
import {
  BILD_MAX_BYTES,
  BILD_UNVOLLSTAENDIG,
  BILD_ZU_GROSS,
  readGroesse,
  UPLOAD_NAME,
} from '@gm/shared/regeln/bild-upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Datenquelle } from '../daten/database.ts';
import { createUploadRepository } from './upload-repository.ts';

/** Bytes of all texts of a form, as many as without a picture (registriere-formular.ts). */
const MAX_TEXTE = 1_572_864;
const MAX_FELDER = 200;

/** A file of a form as it arrived, on disk until the request is answered; nothing is known of its content. */
interface Anhang {
  pfad: string;
  /** Bytes */
  size: number;
  /** What the browser says it is. */
  type: string;
}

const eingegangen = new WeakSet<object>();

/** Only what arrived as a file is one: JSON could hold an object that looks the same and names any path. */
export function isAttachment(wert: unknown): wert is Anhang {
  return typeof wert === 'object' && wert !== null && eingegangen.has(wert);
}

/** Fields of a form sent without scripts; a name that occurs more than once gives a list. */
type Formulardaten = Record<string, string | string[] | Anhang>;

interface ParserOptions {
  /** Names of the fields that take a file; all other files are refused. */
  dateifelder: readonly string[];
  /** Where what came in pieces lies, for forms whose fields may name it in place of a file. */
  db?: Datenquelle;
  /** What is said of a file that is too large. */
  zuGross?: string;
}

/** Lets the routes of this context read the two ways in which a form without scripts is sent. */
export function registerFormularParser(
  app: FastifyInstance,
  { dateifelder, db, zuGross = BILD_ZU_GROSS }: ParserOptions,
): void {
  const anhaenge = new WeakMap<FastifyRequest, Anhang[]>();
  const cleanUp = async (request: FastifyRequest) => {
    for (const { pfad } of anhaenge.get(request) ?? []) await rm(pfad, { force: true });
  };
  app.addHook('onResponse', cleanUp);
  app.addHook('onRequestAbort', cleanUp);
  if (db) {
    app.addHook('preValidation', async (request) => {
      const angaben = request.body as Formulardaten | null | undefined;
      for (const feld of dateifelder) {
        const name = angaben?.[feld];
        if (typeof name !== 'string' || !UPLOAD_NAME.test(name)) continue;
        const anhang = await claimUpload(db, name, feld);
        anhaenge.set(request, [...(anhaenge.get(request) ?? []), anhang]);
        Object.assign(request.body as object, { [feld]: anhang });
      }
    });
  }

  // Fastify reads plain text by default; here it is neither a form nor JSON.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => collect(new URLSearchParams(body)),
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const dateien: Anhang[] = [];
    anhaenge.set(request, dateien);
    return readMultipart(body, request.headers['content-type'] ?? '', { dateifelder, dateien, zuGross });
  });
}

function createAnhang(type: string): Anhang {
  const anhang = { pfad: join(tmpdir(), `upload-${randomUUID()}`), size: 0, type };
  eingegangen.add(anhang);
  return anhang;
}

/** What came in pieces, as a file. Throws `felder_ungueltig` when it has not come to its end, or is gone again. */
async function claimUpload(db: Datenquelle, name: string, feld: string): Promise<Anhang> {
  const bytes = await createUploadRepository(db).read(name);
  if (bytes.length !== readGroesse(name)) {
    throw new AppError('felder_ungueltig', BILD_UNVOLLSTAENDIG, { felder: [{ feld, meldung: BILD_UNVOLLSTAENDIG }] });
  }
  // What it is tells its content; this says no more than that a browser meant it for a picture.
  const anhang = createAnhang('image/jpeg');
  anhang.size = bytes.length;
  await writeFile(anhang.pfad, bytes);
  return anhang;
}

/**
 * Reads a form part by part; files go to disk as they come, so that memory stays small however many are sent at once.
 * What is refused is read to its end nevertheless: a browser hears an answer only after it has sent everything.
 */
async function readMultipart(
  body: Readable,
  contentType: string,
  { dateifelder, dateien, zuGross }: { dateifelder: readonly string[]; dateien: Anhang[]; zuGross: string },
): Promise<Formulardaten> {
  const felder: [string, string | Anhang][] = [];
  const arbeiten: Promise<void>[] = [];
  let texte = 0;
  let ablehnung: AppError | undefined;

  const refuse = (feld: string, code: 'felder_ungueltig' | 'zu_gross', meldung: string) => {
    ablehnung ??= new AppError(code, meldung, { felder: [{ feld, meldung }] });
  };

  function takeFile(name: string, strom: Readable & { truncated?: boolean }, dateiname: string, type: string): void {
    // A browser sends a file field that was left empty as a nameless empty file.
    if (dateiname && !dateifelder.includes(name)) {
      refuse(name, 'felder_ungueltig', 'Dieses Formular nimmt keine Dateien an.');
    }
    if (!dateiname || !dateifelder.includes(name)) return void strom.resume();
    const anhang = createAnhang(type);
    dateien.push(anhang);
    felder.push([name, anhang]);
    strom.on('data', (stueck: Buffer) => {
      anhang.size += stueck.length;
    });
    arbeiten.push(
      pipeline(strom, createWriteStream(anhang.pfad)).then(() => {
        if (strom.truncated) refuse(name, 'zu_gross', zuGross);
      }),
    );
  }

  try {
    const busboy = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: BILD_MAX_BYTES, files: 5, fields: MAX_FELDER, fieldSize: MAX_TEXTE },
    });
    busboy.on('field', (name, wert) => {
      texte += wert.length;
      if (texte <= MAX_TEXTE) felder.push([name, wert]);
    });
    busboy.on('file', (name, strom, dateiname, _encoding, type) => takeFile(name, strom, dateiname ?? '', type));
    await pipeline(body, busboy);
    await Promise.all(arbeiten);
  } catch (error) {
    await Promise.allSettled(arbeiten);
    for (const { pfad } of dateien) await rm(pfad, { force: true });
    throw new AppError('eingabe_ungueltig', 'Die gesendeten Formulardaten sind nicht lesbar.', { cause: error });
  }
  if (texte > MAX_TEXTE) throw new AppError('zu_gross', 'Die gesendeten Daten sind zu groß.');
  if (ablehnung) throw ablehnung;
  return collect(felder);
}

function collect(felder: Iterable<[string, string | Anhang]>): Formulardaten {
  const gesammelt = new Map<string, string | string[] | Anhang>();
  for (const [genannt, wert] of felder) {
    // Some programs mark lists as `rubrik[]`.
    const name = genannt.replace(/\[\]$/, '');
    const bisher = gesammelt.get(name);
    const isText = typeof wert === 'string';
    const bisherText = typeof bisher === 'string' || Array.isArray(bisher);
    gesammelt.set(name, isText && bisherText ? [bisher, wert].flat() : wert);
  }
  return Object.fromEntries(gesammelt);
}
