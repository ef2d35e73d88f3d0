/**
 * Entry of a guest, the process that runs the code of one release. It starts with an empty environment and Node.js's
 * permission model (confinement.ts), and communicates with the shell over one pipe.
 */
import net from 'node:net';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { Page } from '@gm/shared/contract';
import { contracts } from '../federation/contracts.ts';
import { ServerRemote } from '../federation/server-remote.ts';
import { answerBlock, answerCalls, listFacts, repeatBlock, toError } from './inside.ts';
import { takeSections } from './link-headings.ts';
import { findKept, findTime } from './measure-inside.ts';
import {
  createReader,
  ENCODING,
  type FromGuest,
  formatMessage,
  type GuestTask,
  type PageOnWire,
  type ToGuest,
} from './messages.ts';
import { OwnTime } from './own-time.ts';
import { removeReach } from './remove-reach.ts';
import type { BlockResult } from './renderer.ts';

const CHANNEL = 3;
/** Read by glibc before this line (guest-process.ts); a release finds an empty environment. */
for (const name of Object.keys(process.env)) if (name.startsWith('MALLOC_')) delete process.env[name];
const dir = path.resolve(process.argv[2] ?? '');
const channel = new net.Socket({ fd: CHANNEL, readable: true, writable: true });
channel.setEncoding(ENCODING);
channel.on('close', () => process.exit(0));
channel.on('error', () => process.exit(0));

/** Messages that wait for the end of the task. */
let held: string | null = null;

function say(message: FromGuest): void {
  const text = formatMessage(message);
  if (held === null) channel.write(text, ENCODING);
  else held += text;
}

function sendHeld(): void {
  if (held) channel.write(held, ENCODING);
  held = null;
}
/** Yields once: timers left by a block run before its answer is sent, and are attributed to it. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reading memory takes as long as a small block, and no code can consume much memory in less time. */
const LOOK_EVERY_MS = 20;
let bytes = 0;
let lookedAt = 0;

function lookAtMemory(): number {
  const now = performance.now();
  if (now - lookedAt < LOOK_EVERY_MS) return bytes;
  const { used_heap_size, external_memory } = getHeapStatistics();
  lookedAt = now;
  bytes = used_heap_size + external_memory;
  return bytes;
}

/** It outlives the task: changes by a template of one page would appear on other pages. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part);
  return value;
}

const time = new OwnTime();
let gemeinde: Page['gemeinde'] | undefined;

function complete(page: PageOnWire): Page {
  if (page.gemeinde) gemeinde = freeze(page.gemeinde);
  if (!gemeinde) throw new Error('A first task has the municipality with it');
  return { ...page, gemeinde };
}

async function work(server: ServerRemote, task: GuestTask): Promise<number | null> {
  if (task.kind === 'time') {
    const [block] = task.blocks;
    return block ? findTime(repeatBlock(server, block, complete(task.seite))) : null;
  }
  if (task.kind === 'kept') {
    const pages = task.seiten.map(complete);
    const [first] = pages;
    const renderings = task.blocks.flatMap((block, index) => {
      const page = pages[index] ?? first;
      return page ? repeatBlock(server, block, page) : [];
    });
    return findKept(renderings, task.among);
  }
  const taken = takeSections(task.kind === 'render' ? task.taken : []);
  const page = task.kind === 'render' ? complete(task.seite) : undefined;
  time.begin();
  for (const [index, block] of task.blocks.entries()) {
    const answer = page
      ? { result: withOwnTime(answerBlock(server, block, page, taken)) }
      : { calls: callsOf(server, block) };
    const isLast = index === task.blocks.length - 1;
    if (isLast || !task.atOnce) await turn();
    // The last answer and the end of the task are one write.
    if (isLast) held ??= '';
    say({ kind: 'block', answer });
  }
  return null;
}

/** Errors have no own fields in JSON. */
const withOwnTime = ({ fault, ms, ...result }: BlockResult): BlockResult => ({
  ...result,
  fault: fault && { name: 'Error', message: fault.message, stack: String(fault.stack) },
  ms: time.of(ms),
});

function callsOf(...asked: Parameters<typeof answerCalls>): ReturnType<typeof answerCalls> {
  try {
    return answerCalls(...asked);
  } catch {
    return null;
  }
}

let loading: Promise<ServerRemote | null> = Promise.resolve(null);

async function load({ release }: Extract<ToGuest, { kind: 'load' }>): Promise<ServerRemote | null> {
  try {
    const server = await ServerRemote.load(release, dir, contracts);
    say({ kind: 'loaded', fault: null, facts: listFacts(server) });
    return server;
  } catch (fault) {
    const { message, stack = '' } = toError(fault);
    say({ kind: 'loaded', fault: message, stack, facts: {} });
    return null;
  }
}

async function hear(message: ToGuest): Promise<void> {
  if (message.kind === 'load') loading = load(message);
  else {
    const server = await loading;
    if ('atOnce' in message.task && message.task.atOnce) held = '';
    say({ kind: 'begun' });
    const value = server ? await work(server, message.task) : null;
    say({ kind: 'end', bytes: lookAtMemory(), value });
    sendHeld();
  }
}

removeReach(channel);
process.on('uncaughtException', (fault) => say({ kind: 'stray', message: toError(fault).message }));
const read = createReader((sent) => void hear(JSON.parse(sent) as ToGuest), Number.POSITIVE_INFINITY);
channel.on('data', (chunk) => read(String(chunk)));
