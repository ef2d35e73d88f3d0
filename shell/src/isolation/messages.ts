/**
 * Messages between shell and guest over a pipe, the guest's only connection: JSON, followed in answers by the HTML, because
 * quoting it as JSON takes processor time on every page. JSON contains neither of the two separators.
 */
import type { Page } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { z } from 'zod';
import { isRecord } from '../base/is-record.ts';
import { type BlockCalls, type BlockJob, type BlockResult, MAX_HTML } from './renderer.ts';
import { type TemplateFacts, templateFactsSchema } from './template-facts.ts';

/** The municipality is sent only when it has changed: a guest remembers it. */
export type PageOnWire = Omit<Page, 'gemeinde'> & { gemeinde?: Page['gemeinde'] };

/**
 * A task for a guest. It sends one answer for each block in order, then one for the end. `atOnce`: all of them in one write
 * at the end, so that a page wakes the shell once for each version; a guest that ends before has named no block.
 */
export type GuestTask =
  | { kind: 'render'; blocks: readonly BlockJob[]; seite: PageOnWire; taken: readonly string[]; atOnce?: boolean }
  | { kind: 'calls'; blocks: readonly BlockJob[]; atOnce?: boolean }
  /** Processor time of one rendering of the block, after a warm-up. */
  | { kind: 'time'; blocks: readonly BlockJob[]; seite: PageOnWire }
  /** Memory that each rendering leaks, in bytes, divided by the number of templates. */
  | { kind: 'kept'; blocks: readonly BlockJob[]; seiten: readonly PageOnWire[]; among: number };

export type ToGuest = { kind: 'load'; release: Release } | { kind: 'task'; task: GuestTask };

export type BlockAnswer = { result: BlockResult } | { calls: BlockCalls | null };

export type FromGuest =
  | { kind: 'loaded'; fault: string | null; stack?: string | undefined; facts: TemplateFacts }
  /** The guest has started the task: from now on the task's blocks take the time, not remains of others. */
  | { kind: 'begun' }
  | { kind: 'block'; answer: BlockAnswer }
  /** `bytes`: last reading of the guest's memory. `value`: the measured value. */
  | { kind: 'end'; bytes: number; value: number | null }
  /** Code threw asynchronously. */
  | { kind: 'stray'; message: string };

/** On the pipe. UTF-8 takes ten times as long to write and to read. */
export const ENCODING = 'utf16le';
/** Ends a message. */
const END = '\0';
/** Between JSON and HTML. */
const HTML = '\u0001';
/** Longest message; a guest that sends more is ended. */
const MAX_MESSAGE = 12_000_000;
const MAX_TEXT = 10_000;
/** Each rendering with a fault is a line of the log. */
const MAX_REASON = 1000;
const MAX_STACK = 4000;
const PRELOADS = /^(?:<link rel="preload"[^<>]*>)*$/;
/** Calls of blocks may only read content from the api. */
const OWN_CALL = /^\/api\/cms\/[\w/-]+$/;
/** Calls of one block, and parameters of one call. */
const MAX_CALLS = 10;
const MAX_PARAMS = 20;
/** Characters of a message without its HTML. */
const MAX_DATA = 1_000_000;
/** Levels of a block's data: far fewer than `JSON.stringify` takes. */
const MAX_DEPTH = 50;

const text = z.string().transform((value) => value.slice(0, MAX_TEXT));
const callsSchema = z
  .record(
    z.string().max(100),
    z.object({
      endpoint: z.string().max(500).regex(OWN_CALL),
      params: z.record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean()])),
      passThrough: z.array(z.string().max(100)).max(20).optional(),
    }),
  )
  .nullable();
const misfitsSchema = z
  .array(z.object({ path: text, message: text }))
  .max(200)
  .nullable();
const loadedSchema = z.object({ fault: text.nullable(), stack: text.optional(), facts: templateFactsSchema });

class Misbehaved extends Error {
  override name = 'Misbehaved';
}

const hasAtMost = (value: unknown, max: number) => isRecord(value) && Object.keys(value).length <= max;

/** Before zod, which would check millions of them one by one. */
const areFew = (calls: unknown) =>
  calls === null ||
  (hasAtMost(calls, MAX_CALLS) &&
    Object.values(calls as object).every((call) => isRecord(call) && hasAtMost(call.params, MAX_PARAMS)));

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Values deeper than the stack would make the whole page fail when it is written as JSON. `for in` takes a third of the
 * time of lists of keys or values.
 */
function isShallow(value: unknown, levels = MAX_DEPTH): boolean {
  if (!isNested(value)) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((part) => isShallow(part, levels - 1));
  for (const name in value) if (!isShallow(value[name], levels - 1)) return false;
  return true;
}

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;

function readFault(value: unknown): Error | null {
  if (!isRecord(value)) return null;
  const error = new Error(String(value.message).slice(0, MAX_REASON));
  error.stack = String(value.stack).slice(0, MAX_STACK);
  return error;
}

/** Without zod, because it runs for every page. */
function readResult(value: unknown, html: string | null): BlockResult {
  if (!isRecord(value)) throw new Misbehaved('a result is no object');
  const { preloads, fault, misfits, ms, lives, sections, options = null, context = null } = value;
  const isShown = html === null || isText(html, MAX_HTML);
  const isHinted = isText(preloads, MAX_TEXT) && PRELOADS.test(preloads);
  const hasSections =
    Array.isArray(sections) && sections.length < 1000 && sections.every((section) => isText(section, 200));
  if (!isShown || !isHinted || !hasSections) throw new Misbehaved('a result is not HTML');
  if (!isShallow(options) || !isShallow(context)) throw new Misbehaved('data are nested too deeply');
  return {
    html,
    preloads,
    fault: readFault(fault),
    misfits: misfits === null ? null : misfitsSchema.parse(misfits),
    ms: typeof ms === 'number' && ms >= 0 ? ms : 0,
    lives: lives === true,
    options,
    context,
    sections: sections as string[],
  };
}

function readAnswer(value: unknown, html: string | null): BlockAnswer {
  if (!isRecord(value)) throw new Misbehaved('an answer is no object');
  if (!('calls' in value)) return { result: readResult(value.result, html) };
  if (!areFew(value.calls))
    throw new Misbehaved(`a block makes at most ${MAX_CALLS} calls, with ${MAX_PARAMS} parameters`);
  const calls = callsSchema.safeParse(value.calls);
  if (calls.error) throw new Misbehaved('calls of a block may only read content (/api/cms/…)');
  return { calls: calls.data };
}

/** A message of a guest as it is written. HTML without the character that ends a message, which HTML has no use for. */
export function formatMessage(message: FromGuest): string {
  if (message.kind !== 'block' || !('result' in message.answer)) return `${JSON.stringify(message)}${END}`;
  const { html, ...result } = message.answer.result;
  const json = JSON.stringify({ kind: 'block', answer: { result } });
  return html === null ? `${json}${END}` : `${json}${HTML}${html.replaceAll(END, '')}${END}`;
}

export const formatOrder = (message: ToGuest): string => `${JSON.stringify(message)}${END}`;

/** Reads what a guest sent, which may be anything. Throws when it is no message. */
export function readMessage(sent: string): FromGuest {
  const at = sent.indexOf(HTML);
  const json = at < 0 ? sent : sent.slice(0, at);
  if (json.length > MAX_DATA) throw new Misbehaved('data are too long');
  const message: unknown = JSON.parse(json);
  if (!isRecord(message)) throw new Misbehaved('a message is no object');
  if (message.kind === 'block') {
    return { kind: 'block', answer: readAnswer(message.answer, at < 0 ? null : sent.slice(at + 1)) };
  }
  if (message.kind === 'loaded') return { kind: 'loaded', ...loadedSchema.parse(message) };
  if (message.kind === 'begun') return { kind: 'begun' };
  if (message.kind === 'stray') return { kind: 'stray', message: String(message.message).slice(0, MAX_TEXT) };
  if (message.kind !== 'end') throw new Misbehaved('a message of no kind');
  const { bytes, value } = message;
  return {
    kind: 'end',
    bytes: typeof bytes === 'number' ? bytes : 0,
    value: typeof value === 'number' ? value : null,
  };
}

/** Splits data from a pipe into messages; throws when one is too long. */
export function createReader(onMessage: (sent: string) => void, max = MAX_MESSAGE): (chunk: string) => void {
  let rest: string[] = [];
  let length = 0;
  return (chunk) => {
    let from = 0;
    for (let end = chunk.indexOf(END); end >= 0; end = chunk.indexOf(END, from)) {
      rest.push(chunk.slice(from, end));
      const sent = rest.join('');
      rest = [];
      length = 0;
      from = end + 1;
      onMessage(sent);
    }
    if (from < chunk.length) rest.push(from === 0 ? chunk : chunk.slice(from));
    length += chunk.length - from;
    if (length > max) throw new Misbehaved('a message is too long');
  };
}
