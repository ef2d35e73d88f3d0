import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { FormReader, isFormType, type PostedForm } from './read-form.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const read = <T>(
  reader: FormReader,
  body: Readable,
  { contentType = MULTIPART, announced = 0, client = 'a' },
  use: (form: PostedForm) => Promise<T>,
) => reader.read({ body, contentType, announced, client }, use);

async function encode(form: FormData): Promise<[body: Buffer, contentType: string]> {
  const response = new Response(form);
  return [Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? ''];
}

it.each([
  [URLENCODED, true],
  ['application/x-www-form-urlencoded; charset=utf-8', true],
  [MULTIPART, true],
  ['multipart/form-data', false],
  ['application/json', false],
  [undefined, false],
])('recognises %s as a form: %s', (contentType, expected) => {
  expect(isFormType(contentType)).toBe(expected);
});

describe('a form', () => {
  it('provides its texts to the page and every byte to the api, however small the chunks it came in', async () => {
    const form = new FormData();
    form.append('name', 'Jörg');
    form.append('tag', 'mo');
    form.append('tag', 'mi');
    form.append('bild', new Blob([Buffer.alloc(200_000, 7)]), 'bild.png');
    form.append('leer', new Blob([]), '');
    const [body, contentType] = await encode(form);
    const pieces = Readable.from(
      Array.from({ length: body.length / 7 + 1 }, (_, at) => body.subarray(at * 7, at * 7 + 7)),
    );
    await read(new FormReader(), pieces, { contentType }, async (posted) => {
      expect([...posted.felder]).toEqual([
        ['name', 'Jörg'],
        ['tag', 'mo'],
        ['tag', 'mi'],
      ]);
      expect(Buffer.concat(posted.body).equals(body)).toBe(true);
      expect([posted.bytes, posted.contentType]).toEqual([body.length, contentType]);
      expect(posted.dateien, 'only the chosen one').toEqual(['bild']);
    });
  });

  it('without files is parsed like a query', async () => {
    const body = Readable.from([Buffer.from('name=J%C3%B6rg&'), Buffer.from('tag=mo&tag=mi')]);
    const fields = await read(new FormReader(), body, { contentType: URLENCODED }, async (posted) => [
      ...posted.felder,
    ]);
    expect(fields).toEqual([
      ['name', 'Jörg'],
      ['tag', 'mo'],
      ['tag', 'mi'],
    ]);
  });
});

describe('a refusal', () => {
  const pieces = (bytes: number) => Readable.from(Array.from({ length: bytes / 100_000 }, () => Buffer.alloc(100_000)));
  const never = () => Promise.reject(new Error('Nobody may use it'));

  it.each<[string, number, () => Readable, object]>([
    ['parts that cannot be told apart', 400, () => Readable.from([Buffer.from('kaputt')]), {}],
    ['more than a form with a picture has, as it says', 413, () => Readable.from([]), { announced: 12_000_001 }],
    ['the same, as it comes', 413, () => pieces(13_000_000), {}],
    ['texts longer than the api takes', 413, () => pieces(2_000_000), { contentType: URLENCODED }],
  ])('%s: %d', async (_name, statusCode, body, options) => {
    await expect(read(new FormReader(), body(), options, never)).rejects.toMatchObject({ statusCode });
  });

  it('accepts as much text with files as without', async () => {
    const form = new FormData();
    for (let field = 0; field < 4; field += 1) form.append('text', 'x'.repeat(500_000));
    const [body, contentType] = await encode(form);
    await expect(read(new FormReader(), Readable.from([body]), { contentType }, never)).rejects.toMatchObject({
      statusCode: 413,
    });
  });

  it('comes only after the body was read', async () => {
    const body = pieces(14_000_000);
    await expect(read(new FormReader(), body, {}, never)).rejects.toThrow();
    await expect.poll(() => body.readableEnded).toBe(true);
  });
});

describe('memory', () => {
  /** A form of which `bytes` have arrived and the rest does not. */
  const hang = (bytes: number) => {
    const body = new Readable({ read() {} });
    body.push(Buffer.alloc(bytes));
    return body;
  };
  const reader = () => new FormReader({ perClient: 200_000, total: 300_000 });
  const use = async () => 'gelesen';
  const form = () => Readable.from([Buffer.from('name=Erika')]);
  const small = { contentType: URLENCODED };

  it('is limited per client, while others are served', async () => {
    const forms = reader();
    const waiting = read(forms, hang(190_000), {}, use);
    await expect(read(forms, form(), small, use)).rejects.toMatchObject({ statusCode: 429 });
    expect(await read(forms, form(), { ...small, client: 'b' }, use)).toBe('gelesen');
    void waiting;
  });

  it('is limited in total', async () => {
    const forms = reader();
    for (const client of ['b', 'c']) void read(forms, hang(130_000), { client }, use);
    await expect(read(forms, form(), small, use)).rejects.toMatchObject({ statusCode: 503 });
  });

  it('is free again when a form was used, refused or aborted', async () => {
    const forms = reader();
    for (let time = 0; time < 10; time += 1) {
      expect(await read(forms, Readable.from([Buffer.from(`name=${'x'.repeat(150_000)}`)]), small, use)).toBe(
        'gelesen',
      );
      await expect(read(forms, Readable.from([Buffer.alloc(150_000)]), {}, use)).rejects.toMatchObject({
        statusCode: 400,
      });
      const body = hang(150_000);
      const broken = expect(read(forms, body, {}, use)).rejects.toMatchObject({ statusCode: 400 });
      body.destroy(new Error('aborted'));
      await broken;
    }
  });
});
