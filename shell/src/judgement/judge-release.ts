/**
 * Compares a release with the current one on pages assembled by the code that serves them. No code of either runs here:
 * each version has its own guest (isolation/judged-guest.ts).
 */

import type { Page } from '@gm/shared/contract';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import { describePage } from '../base/describe-page.ts';
import type { BlockData, PageData } from '../base/seite-daten.ts';
import type { JudgedGuest } from '../isolation/judged-guest.ts';
import { describeMisfits, firstLine } from '../isolation/list-fields.ts';
import { type BlockJob, type BlockResult, emptyResult } from '../isolation/renderer.ts';
import { ServedRelease } from '../isolation/served-release.ts';
import { MisplacedBlock } from '../page/load/create-block.ts';
import { loadPage, type PageOutcome } from '../page/load/load-page.ts';
import type { Snapshot } from '../registry/registry.ts';
import { compareHtml } from './compare-html.ts';
import { judgeExamples } from './judge-examples.ts';
import type { JudgeInput } from './judge-input.ts';
import { createGap, type Finding, type FindingKind, type Judgement, sortFindings } from './judgement.ts';
import { findSlowdown } from './measure.ts';
import { isFailure, type SiteContent } from './site-content.ts';

const AT_ONCE = 8;
/** Timing stops after this many slower blocks; a slower template is slower on more than one page. */
const MAX_SLOW = 30;
/** Number of blocks per template that are rendered repeatedly. */
const REPEATED = 3;
const SAY_EVERY_MS = 1000;

/** One side of a page: its data, and the faults reported meanwhile. */
interface Side {
  outcome: PageOutcome;
  faults: unknown[];
}

const snapshotOf = ({ release, facts }: JudgedGuest): Snapshot => ({
  generation: 0,
  edition: 0,
  remotes: new Map([[release.name, { server: new ServedRelease(release, facts), releaseIntegrity: '' }]]),
  owners: new Map(Object.keys(release.templates).map((template) => [template, release.name])),
});

const statusOf = (outcome: PageOutcome) => (outcome.kind === 'page' ? outcome.seite.status : outcome.status);
const pageOf = (side: Side | null): PageData | null => (side?.outcome.kind === 'page' ? side.outcome.seite : null);

/** A block to render again: once to be timed, or many times. */
interface Rendering {
  guest: JudgedGuest;
  job: BlockJob;
  seite: Page;
}

/** The module's own blocks of a page, as one side shows them. */
interface Shown {
  results: ReadonlyMap<number, BlockResult>;
  renderings: ReadonlyMap<number, Rendering>;
}

const NOTHING: Shown = { results: new Map(), renderings: new Map() };

class Judge {
  readonly findings: Finding[] = [];
  readonly html = { before: 0, after: 0 };
  readonly time = { before: 0, after: 0 };
  readonly #repeated = new Map<string, Rendering[]>();
  readonly #name: string;
  #slow = 0;
  #saidLoading = 0;
  /** Renders one page at a time, so that reports belong to the running code. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly input: JudgeInput) {
    this.#name = input.after.release.name;
  }

  #add(kind: FindingKind, where: string, template: string, what: string): void {
    this.findings.push({ kind, where, template, what });
  }

  /** Both sides then show the same fault, which says nothing about the release. */
  #addGap(path: string, what: string): void {
    const gap = createGap(what, path);
    if (!this.findings.some(({ kind, where, what }) => kind === gap.kind && where === path && what === gap.what))
      this.findings.push(gap);
  }

  async #load(guest: JudgedGuest, sitePath: string, { api }: SiteContent): Promise<Side> {
    const faults: unknown[] = [];
    const get: typeof api.get = async (path, headers) => {
      const reply = await api.get(path, headers).catch(() => null);
      if (reply === null) this.#addGap(sitePath, `${path} was not answered`);
      else if (isFailure(reply)) this.#addGap(sitePath, `${path} answered ${reply.status}`);
      return reply ?? { status: 503, body: null };
    };
    const outcome = await loadPage(
      { pfad: sitePath, query: new URLSearchParams(), visitor: { address: '127.0.0.1', session: null } },
      {
        api: { get, post: neverPosts, close: () => Promise.resolve() },
        snapshot: snapshotOf(guest),
        renderer: guest,
        publicUrl: '',
        siteName: '',
        onFault: (fault) => faults.push(fault),
      },
    );
    return { outcome, faults };
  }

  /**
   * Also for pages without a block of the module: there are hundreds, and silence counts as hanging. Not for each:
   * reporting takes longer than loading.
   */
  #sayLoading(path: string): void {
    if (performance.now() - this.#saidLoading < SAY_EVERY_MS) return;
    this.#saidLoading = performance.now();
    this.input.onStep?.(this.input.before ? 'before' : 'after', `what stands on ${path}`);
  }

  async judgePage(path: string, content: SiteContent): Promise<void> {
    const { before, after, sameContract } = this.input;
    this.#sayLoading(path);
    const now = await this.#load(after, path, content);
    // With the same contract the current version makes the same calls.
    const old = before && (sameContract ? now : await this.#load(before, path, content));
    if (old && statusOf(old.outcome) !== statusOf(now.outcome)) {
      const lost = statusOf(old.outcome) < 400 && statusOf(now.outcome) >= 400;
      this.#add(lost ? 'page lost' : 'status changed', path, '', `${statusOf(old.outcome)} → ${statusOf(now.outcome)}`);
      if (lost) return;
    }
    const judging = this.#last.then(() => this.#judgeBlocks({ old, now }, content));
    this.#last = judging.catch(() => {});
    await judging;
  }

  async #show(side: 'before' | 'after', guest: JudgedGuest, page: PageData, gemeinde: GemeindeShort): Promise<Shown> {
    const { unchanged = [], onStep } = this.input;
    const { name: remote, version } = guest.release;
    const jobs = page.blocks.flatMap((block, id): BlockJob[] => {
      if (block.remote !== this.#name || unchanged.includes(block.template)) return [];
      const { template, context, options, island } = block;
      return [{ id, remote, version, template, context, options, island }];
    });
    if (jobs.length === 0) return NOTHING;
    const sitePage = describePage(page, gemeinde);
    const results = await guest.render(jobs, sitePage, (place) => {
      const job = jobs[place];
      if (job) onStep?.(side, `${job.template} on ${page.pfad}`);
    });
    const pair = <T>(value: (job: BlockJob, place: number) => T) =>
      new Map(jobs.map((job, place) => [job.id, value(job, place)] as const));
    return {
      results: pair((_, place) => results[place] ?? emptyResult(null)),
      renderings: pair((job) => ({ guest, job, seite: sitePage })),
    };
  }

  async #judgeBlocks({ old, now }: { old: Side | null; now: Side }, { gemeinde }: SiteContent): Promise<void> {
    const { before, after } = this.input;
    const [page, oldPage] = [pageOf(now), pageOf(old)];
    if (!page) return;
    const then = before && oldPage ? await this.#show('before', before, oldPage, gemeinde) : NOTHING;
    const shown = await this.#show('after', after, page, gemeinde);
    for (const [id, block] of page.blocks.entries())
      await this.#judgeBlock(id, block, page.pfad, { old, now, then, shown });
  }

  async #judgeBlock(
    id: number,
    block: BlockData,
    path: string,
    { old, now, then, shown }: { old: Side | null; now: Side; then: Shown; shown: Shown },
  ): Promise<void> {
    const { template } = block;
    if (this.input.unchanged?.includes(template)) return;
    const { results: olds, renderings: oldRenderings } = then;
    const oldResult = olds.get(id);
    const fitted = oldResult !== undefined && oldResult.misfits === null;
    const owned = template in this.input.after.release.templates;
    const result = shown.results.get(id);
    if (!result || result.misfits) {
      if (!fitted && !(owned && !old)) return;
      if (owned) this.#add('does not fit', path, template, describeMisfits(result?.misfits ?? []));
      else this.#add('template missing', path, template, '');
      return;
    }
    const oldBlock = pageOf(old)?.blocks[id];
    if (fitted && oldBlock) this.#compareSlots(path, oldBlock, block, now.faults);
    const oldHtml = fitted ? oldResult.html : null;
    const { html } = result;
    this.#compare(path, template, { before: oldHtml, after: html, hadOld: fitted, fault: result.fault }, block);
    const rendering = shown.renderings.get(id);
    if (html === null || !rendering) return;
    const times = { before: oldResult?.ms ?? 0, after: result.ms };
    if (oldHtml !== null) {
      this.time.before += times.before;
      this.time.after += times.after;
    }
    this.#keepForRepeating(template, rendering);
    const oldRendering = oldRenderings.get(id);
    if (!oldRendering || oldHtml === null || this.#slow >= MAX_SLOW) return;
    const [measureOld, measureNew] = [oldRendering, rendering].map(
      ({ guest, job, seite: page }) =>
        () =>
          guest.time(job, page),
    ) as [() => Promise<number>, () => Promise<number>];
    const slowdown = await findSlowdown(times, measureOld, measureNew);
    if (slowdown === null) return;
    this.#slow += 1;
    this.#add('slower', path, template, slowdown);
  }

  /** A block in a slot that its template gave up moves elsewhere; a misplaced one may return. */
  #compareSlots(path: string, then: BlockData, { template, slot }: BlockData, faults: unknown[]): void {
    if (then.slot === slot) return;
    const isMisplaced = faults.some((fault) => fault instanceof MisplacedBlock && fault.template === template);
    this.#add(isMisplaced ? 'slot lost' : 'slot changed', path, template, `${then.slot} → ${slot}`);
  }

  #compare(
    where: string,
    template: string,
    sides: { before: string | null; after: string | null; hadOld: boolean; fault: Error | null },
    { context, options }: BlockData,
  ): void {
    const { before, after, hadOld, fault } = sides;
    this.html.before += before?.length ?? 0;
    this.html.after += after?.length ?? 0;
    // A template that already threw is not worse than before.
    if (after === null && (before !== null || !hadOld)) this.#add('throws', where, template, firstLine(fault));
    if (before === null || after === null || before === after) return;
    for (const { kind, what } of compareHtml(before, after, JSON.stringify([context, options])))
      this.#add(kind, where, template, what);
  }

  #keepForRepeating(template: string, rendering: Rendering): void {
    const kept = this.#repeated.get(template) ?? [];
    if (kept.length < REPEATED) this.#repeated.set(template, [...kept, rendering]);
  }

  judgeExamples() {
    return judgeExamples(this.input, {
      add: (...finding) => this.#add(...finding),
      keep: ({ template }, rendering) => this.#keepForRepeating(template, rendering),
    });
  }

  /** All templates together first, then each half of those that leak; one by one takes as long for each. */
  async judgeMemory(suspects = [...this.#repeated]): Promise<void> {
    const [[template = ''] = []] = suspects;
    const what = suspects.length === 1 ? template : `${suspects.length} templates`;
    this.input.onStep?.('after', `${what} again and again`);
    const renderings = suspects.flatMap(([, list]) => list);
    const kept = await this.input.after.measureKept(
      renderings.map(({ job }) => job),
      renderings.map(({ seite: page }) => page),
      suspects.length,
    );
    if (kept === null) return;
    if (suspects.length === 1) {
      this.#add('keeps memory', '', template, `${Math.round(kept / 1024)} kB with each rendering`);
      return;
    }
    const middle = suspects.length >> 1;
    await this.judgeMemory(suspects.slice(0, middle));
    await this.judgeMemory(suspects.slice(middle));
  }
}

const neverPosts = () => Promise.reject(new Error('A page is only read'));

export async function judgeRelease(input: JudgeInput): Promise<Judgement> {
  const { before, after, content, unchanged = [] } = input;
  const judge = new Judge(input);
  const examples = await judge.judgeExamples();
  const templates = new Set([before, after].flatMap((server) => Object.keys(server?.release.templates ?? {})));
  for (const template of unchanged) templates.delete(template);
  const pages = content ? await content.findPages([...templates]) : [];
  const queue = [...pages];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined && content; path = queue.shift())
      await judge.judgePage(path, content);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await judge.judgeMemory();
  await examples.finish();
  return {
    remote: after.release.name,
    version: after.release.version,
    before: before?.release.version ?? null,
    pages: pages.length,
    examples: examples.count,
    unchanged: unchanged.length,
    findings: sortFindings(judge.findings),
    html: judge.html,
    time: judge.time,
  };
}
