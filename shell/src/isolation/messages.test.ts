import { describe, expect, it } from 'vitest';
import { describeMisfits } from './list-fields.ts';
import { createReader, formatMessage, readMessage } from './messages.ts';

const result = {
  html: '<p>x</p>',
  preloads: '',
  fault: null,
  misfits: null,
  ms: 1,
  lives: false,
  options: {},
  context: null,
  sections: [],
};
const answer = (change: object) =>
  formatMessage({ kind: 'block', answer: { result: { ...result, ...change } } }).replace('\0', '');
const calls = (endpoint: string, params: object = {}) =>
  JSON.stringify({ kind: 'block', answer: { calls: { liste: { endpoint, params } } } });

const numbers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, index]));
const manyCalls = (count: number) => {
  const made = Object.keys(numbers(count)).map((name) => [name, { endpoint: '/api/cms/aktuelles', params: {} }]);
  return JSON.stringify({ kind: 'block', answer: { calls: Object.fromEntries(made) } });
};
/** Written by hand: `JSON.stringify` cannot write what it is to protect from. */
const nested = (field: string, levels: number) =>
  answer({ [field]: '@' }).replace('"@"', `${'[{"a":'.repeat(levels / 2)}[]${'}]'.repeat(levels / 2)}`);

describe('messages from a guest', () => {
  it('are accepted if valid', () => {
    expect(readMessage(answer({}))).toMatchObject({ kind: 'block', answer: { result } });
    const hint = '<link rel="preload" as="image" href="/a.jpg"/>';
    expect(readMessage(answer({ preloads: hint }))).toMatchObject({ answer: { result: { preloads: hint } } });
    expect(readMessage(calls('/api/cms/aktuelles', numbers(20)))).toMatchObject({ kind: 'block' });
    expect(readMessage(manyCalls(10))).toMatchObject({ kind: 'block' });
    expect(readMessage(nested('options', 48))).toMatchObject({ kind: 'block' });
    expect(readMessage(JSON.stringify({ kind: 'block', answer: { calls: null } }))).toMatchObject({ kind: 'block' });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['of no kind', '{"kind":"befehl"}'],
    ['HTML after something else', `${calls('/api/cms/aktuelles')}x\u0001<p>`],
    ['HTML without end', answer({ html: 'x'.repeat(4_000_001) })],
    ['something else than hints for the head', answer({ preloads: '<script>1</script>' })],
    ['sections that are no names', answer({ sections: [7] })],
    ['misfits without a path', answer({ misfits: [{ message: 'x' }] })],
    ['a call of the api that is no content', calls('/api/konten/ich')],
    ['a call that leaves the content', calls('/api/cms/../konten/ich')],
    ['a call of another machine', calls('//boese.example/')],
    ['a call with a parameter of the page in its path', calls('/api/cms/{token}')],
    ['too many calls', manyCalls(11)],
    ['a call with too many parameters', calls('/api/cms/aktuelles', numbers(21))],
    ['options that are nested too deeply', nested('options', 51)],
    ['a context that no JSON can be made of', nested('context', 20_000)],
    ['a context that is too long', answer({ context: 'x'.repeat(1_000_000) })],
    ['facts that are none', '{"kind":"loaded","fault":null,"facts":{"text":{"entry":1}}}'],
  ])('are refused: %s', (_what, line) => {
    expect(() => readMessage(line)).toThrow();
  });

  it('carry any HTML, but nothing that ends a message within it', () => {
    const html = '<p class="a">"\n\u0001</p>';
    expect(readMessage(answer({ html }))).toMatchObject({ answer: { result: { html } } });
    expect(readMessage(answer({ html: null }))).toMatchObject({ answer: { result: { html: null } } });
    const sent: string[] = [];
    const read = createReader((one) => sent.push(one));
    read(formatMessage({ kind: 'block', answer: { result: { ...result, html: '<p>a\0b</p>' } } }));
    expect(sent).toHaveLength(1);
    expect(readMessage(sent[0] ?? '')).toMatchObject({ answer: { result: { html: '<p>ab</p>' } } });
  });

  it('fill no log, however long their faults and misfits are', () => {
    const long = 'x'.repeat(300_000);
    const fault = { message: long, stack: long };
    const misfits = Array.from({ length: 20 }, (_, index) => ({ path: String(index), message: 'x'.repeat(9000) }));
    const read = readMessage(answer({ fault, misfits }));
    if (read.kind !== 'block' || !('result' in read.answer)) throw new Error('No result');
    expect(read.answer.result.fault?.message).toHaveLength(1000);
    expect(read.answer.result.fault?.stack).toHaveLength(4000);
    expect(describeMisfits(read.answer.result.misfits ?? [])).toHaveLength(1000);
  });

  it('change no prototype, and lose unknown fields', () => {
    const message = readMessage(answer({ fremd: 1, context: JSON.parse('{"__proto__":{"admin":true}}') }));
    expect(Object.hasOwn(message, 'fremd')).toBe(false);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('pieces of messages', () => {
  it('are assembled from pieces, and cut off where they are too long', () => {
    const sent: string[] = [];
    const read = createReader((one) => sent.push(one), 10);
    for (const piece of ['ei', 'ns\0zw', 'ei\0drei\0v']) read(piece);
    expect(sent).toEqual(['eins', 'zwei', 'drei']);
    expect(() => read('x'.repeat(10))).toThrow('too long');
  });
});
