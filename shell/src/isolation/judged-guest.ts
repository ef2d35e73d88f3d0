import type { Page } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { type GuestOptions, GuestProcess } from './guest-process.ts';
import type { BlockAnswer, GuestTask } from './messages.ts';
import { type BlockCalls, type BlockJob, type BlockResult, emptyResult } from './renderer.ts';
import type { TemplateFacts } from './template-facts.ts';

/** One version to judge: its code runs in its own guest, one task at a time. */
export interface JudgedGuest {
  release: Release;
  facts: TemplateFacts;
  listCalls(blocks: readonly BlockJob[]): Promise<(BlockCalls | null)[]>;
  /** `onBlock` is called with the index of each block before it is rendered. */
  render(blocks: readonly BlockJob[], page: Page, onBlock?: (place: number) => void): Promise<BlockResult[]>;
  /** Processor time of one rendering of the block, in ms. */
  time(block: BlockJob, page: Page): Promise<number>;
  /** Bytes that each rendering leaks; null when it leaks nothing, or when memory cannot be measured here. */
  measureKept(blocks: readonly BlockJob[], pages: readonly Page[], among: number): Promise<number | null>;
  end(): void;
}

/** The judged code ended its guest, or left work behind that would. */
export class GuestEnded extends Error {
  override name = 'GuestEnded';
}

interface Asked {
  answers: BlockAnswer[];
  onBlock?: ((place: number) => void) | undefined;
  resolve(asked: { answers: BlockAnswer[]; value: number | null }): void;
  reject(fault: Error): void;
}

/** Rejects when the release does not load. Calls after or during the guest's end reject, too. */
export async function openJudgedGuest(options: GuestOptions, release: Release, dir: string): Promise<JudgedGuest> {
  let asked: Asked | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const guest = new GuestProcess(options, release, dir, {
    onDeath: ({ reason }) => asked?.reject(new GuestEnded(reason)),
    onAnswer: (answer) => {
      asked?.answers.push(answer);
      asked?.onBlock?.(asked.answers.length);
    },
    onEnd: (value) => asked?.resolve({ answers: asked.answers, value }),
    // Work left behind by a page is detected by the next.
    onStray: (message) => asked?.reject(new GuestEnded(`threw outside of rendering: ${message}`)),
  });
  const facts = await guest.load();

  function ask(task: GuestTask, onBlock?: (place: number) => void): Promise<Parameters<Asked['resolve']>[0]> {
    const run = () =>
      new Promise<Parameters<Asked['resolve']>[0]>((resolve, reject) => {
        if (guest.isOver) return reject(new GuestEnded('its process has ended'));
        asked = { answers: [], onBlock, resolve, reject };
        onBlock?.(0);
        guest.ask(task);
      });
    const answer = last.then(run);
    last = answer.catch(() => {});
    return answer;
  }

  return {
    release,
    facts,
    async listCalls(blocks) {
      const { answers } = await ask({ kind: 'calls', blocks });
      return blocks.map((_, place) => {
        const answer = answers[place];
        return answer && 'calls' in answer ? answer.calls : null;
      });
    },
    async render(blocks, page, onBlock) {
      const { answers } = await ask({ kind: 'render', blocks, seite: page, taken: [] }, onBlock);
      return blocks.map((_, place) => {
        const answer = answers[place];
        return answer && 'result' in answer ? answer.result : emptyResult(null);
      });
    },
    time: async (block, page) => (await ask({ kind: 'time', blocks: [block], seite: page })).value ?? 0,
    measureKept: async (blocks, pages, among) => (await ask({ kind: 'kept', blocks, seiten: pages, among })).value,
    end: () => guest.end(),
  };
}
