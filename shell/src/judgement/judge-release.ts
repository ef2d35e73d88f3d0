/**
 * Renders what a release changes, old beside new, with the code that serves pages. Runs in a process of its own
 * (`cli/judge.ts`): what is judged may throw, loop or end it.
 */
import type { ServerRemote } from '../federation/server-remote.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { BlockDaten, SeitenDaten } from '../seite/seite-daten.ts';
import { MisplacedBlock } from '../server/create-block.ts';
import { describeSeite } from '../server/describe-seite.ts';
import { loadPage, type PageOutcome } from '../server/load-page.ts';
import { renderBlock } from '../server/render-block.tsx';
import { compareHtml } from './compare-html.ts';
import { judgeExamples } from './judge-examples.ts';
import type { JudgeInput } from './judge-input.ts';
import { type Finding, type FindingKind, type Judgement, sortFindings } from './judgement.ts';
import { firstLine, listFields } from './list-fields.ts';
import { findLeak, findSlowdown, isSuspect, lookAt } from './measure.ts';
import type { SiteContent } from './site-content.ts';

const AT_ONCE = 8;
/** Blocks that are timed more than once; a template that is slower is so on more than one page. */
const TIMED = 30;
/** Blocks of each template that are rendered again and again. */
const REPEATED = 3;
const SAY_EVERY_MS = 1000;

/** One side of a page: what it is made of, and what was reported meanwhile. */
interface Side {
  outcome: PageOutcome;
  faults: unknown[];
}

const snapshotOf = (server: ServerRemote): Snapshot => ({
  generation: 0,
  edition: 0,
  remotes: new Map([[server.release.name, { server, manifestIntegrity: '' }]]),
  owners: new Map(Object.keys(server.release.templates).map((template) => [template, server.release.name])),
});

const statusOf = (outcome: PageOutcome) => (outcome.kind === 'page' ? outcome.seite.status : outcome.status);
const pageOf = (side: Side | null): SeitenDaten | null => (side?.outcome.kind === 'page' ? side.outcome.seite : null);

class Judge {
  readonly findings: Finding[] = [];
  readonly html = { before: 0, after: 0 };
  readonly time = { before: 0, after: 0 };
  readonly #repeated = new Map<string, (() => void)[]>();
  readonly #name: string;
  #timed = 0;
  #saidLoading = 0;

  constructor(private readonly input: JudgeInput) {
    this.#name = input.after.release.name;
  }

  #add(kind: FindingKind, where: string, template: string, what: string): void {
    this.findings.push({ kind, where, template, what });
  }

  async #load(server: ServerRemote, pfad: string, { api }: SiteContent): Promise<Side> {
    const faults: unknown[] = [];
    const outcome = await loadPage(
      { pfad, query: new URLSearchParams(), visitor: { address: '127.0.0.1', session: null } },
      {
        api: { ...api, post: neverPosts, close: () => Promise.resolve() },
        snapshot: snapshotOf(server),
        publicUrl: '',
        siteName: '',
        onFault: (fault) => faults.push(fault),
      },
    );
    return { outcome, faults };
  }

  /** Where both contracts are the same the current version makes the same of the same answers; a copy, which the new one's code does not see. */
  #copy({ outcome, faults }: Side): Side | null {
    const { sameContract, unchanged } = this.input;
    if (!sameContract) return null;
    if (outcome.kind !== 'page') return { outcome, faults };
    try {
      const blocks = outcome.seite.blocks.map((block) =>
        block.remote === this.#name && !unchanged?.includes(block.template) ? structuredClone(block) : block,
      );
      return { outcome: { ...outcome, seite: { ...outcome.seite, blocks } }, faults };
    } catch {
      // What a schema made of the data cannot be copied.
      return null;
    }
  }

  /** Also of pages without a block of it: there are hundreds, and silence is taken for hanging. Not of each: saying takes longer than loading. */
  #sayLoading(pfad: string): void {
    if (performance.now() - this.#saidLoading < SAY_EVERY_MS) return;
    this.#saidLoading = performance.now();
    this.input.onStep?.(this.input.before ? 'before' : 'after', `what stands on ${pfad}`);
  }

  async judgePage(pfad: string, content: SiteContent): Promise<void> {
    const { before, after } = this.input;
    this.#sayLoading(pfad);
    const now = await this.#load(after, pfad, content);
    const old = before && (this.#copy(now) ?? (await this.#load(before, pfad, content)));
    if (old && statusOf(old.outcome) !== statusOf(now.outcome)) {
      const lost = statusOf(old.outcome) < 400 && statusOf(now.outcome) >= 400;
      this.#add(lost ? 'page lost' : 'status changed', pfad, '', `${statusOf(old.outcome)} → ${statusOf(now.outcome)}`);
      if (lost) return;
    }
    const seite = pageOf(now);
    for (const [id, block] of (seite?.blocks ?? []).entries()) {
      if (seite) this.#judgeBlock(id, block, seite, { old, now }, content);
    }
  }

  #judgeBlock(
    id: number,
    block: BlockDaten,
    page: SeitenDaten,
    { old, now }: { old: Side | null; now: Side },
    { gemeinde }: SiteContent,
  ): void {
    const { before, after, onStep } = this.input;
    const { pfad } = page;
    const { template } = block;
    const oldPage = pageOf(old);
    const oldBlock = oldPage?.blocks[id];
    const owned = template in after.release.templates;
    if (this.input.unchanged?.includes(template)) return;
    if (block.remote !== this.#name) {
      if (oldBlock?.remote === this.#name || (owned && !old)) {
        if (owned) this.#add('does not fit', pfad, template, listFields(now.faults, template));
        else this.#add('template missing', pfad, template, '');
      }
      return;
    }
    if (oldBlock?.remote === this.#name) this.#compareSlots(pfad, oldBlock, block, now.faults);
    const seite = describeSeite(page, gemeinde);
    const faults: unknown[] = [];
    const renderNew = () => renderBlock(block, id, after.template(template), seite, (fault) => faults.push(fault)).html;
    const renderOld =
      oldPage && oldBlock?.remote === this.#name
        ? () => renderBlock(oldBlock, id, before?.template(template), describeSeite(oldPage, gemeinde), () => {}).html
        : null;

    let oldHtml: string | null = null;
    if (renderOld) onStep?.('before', `${template} on ${pfad}`);
    const oldTime = renderOld ? lookAt(() => (oldHtml = renderOld())) : 0;
    onStep?.('after', `${template} on ${pfad}`);
    let html: string | null = null;
    const time = lookAt(() => (html = renderNew()));
    this.#compare(pfad, template, { before: oldHtml, after: html, hadOld: renderOld !== null, faults }, block);
    if (html === null) return;
    if (oldHtml !== null) {
      this.time.before += oldTime;
      this.time.after += time;
    }
    this.#keepForRepeating(template, renderNew);
    if (!renderOld || oldHtml === null || this.#timed >= TIMED) return;
    if (isSuspect({ before: oldTime, after: time }, renderOld, renderNew)) {
      this.#timed += 1;
      const slowdown = findSlowdown(renderOld, renderNew);
      if (slowdown) this.#add('slower', pfad, template, slowdown);
    }
  }

  /** A block in a slot that its template gave up stands elsewhere from then on; one that had to stand elsewhere may come home. */
  #compareSlots(pfad: string, then: BlockDaten, { template, slot }: BlockDaten, faults: unknown[]): void {
    if (then.slot === slot) return;
    const isMisplaced = faults.some((fault) => fault instanceof MisplacedBlock && fault.template === template);
    this.#add(isMisplaced ? 'slot lost' : 'slot changed', pfad, template, `${then.slot} → ${slot}`);
  }

  #compare(
    where: string,
    template: string,
    sides: { before: string | null; after: string | null; hadOld: boolean; faults: unknown[] },
    { context, options }: BlockDaten,
  ): void {
    const { before, after, hadOld, faults } = sides;
    this.html.before += before?.length ?? 0;
    this.html.after += after?.length ?? 0;
    // What threw before may go on to throw: it is no worse.
    if (after === null && (before !== null || !hadOld)) this.#add('throws', where, template, firstLine(faults[0]));
    if (before === null || after === null || before === after) return;
    for (const { kind, what } of compareHtml(before, after, JSON.stringify([context, options])))
      this.#add(kind, where, template, what);
  }

  #keepForRepeating(template: string, render: () => void): void {
    const kept = this.#repeated.get(template) ?? [];
    if (kept.length < REPEATED) this.#repeated.set(template, [...kept, render]);
  }

  judgeExamples() {
    return judgeExamples(this.input, {
      add: (...finding) => this.#add(...finding),
      keep: (template, render) => this.#keepForRepeating(template, render),
    });
  }

  /** All templates together first, then each half of those that keep something: one by one takes as long for each. */
  judgeMemory(suspects = [...this.#repeated]): void {
    const [[template = ''] = []] = suspects;
    const what = suspects.length === 1 ? template : `${suspects.length} templates`;
    this.input.onStep?.('after', `${what} again and again`);
    const kept = findLeak(
      suspects.flatMap(([, renderings]) => renderings),
      suspects.length,
    );
    if (kept === null) return;
    if (suspects.length === 1) {
      this.#add('keeps memory', '', template, `${Math.round(kept / 1024)} kB with each rendering`);
      return;
    }
    const middle = suspects.length >> 1;
    this.judgeMemory(suspects.slice(0, middle));
    this.judgeMemory(suspects.slice(middle));
  }
}

const neverPosts = () => Promise.reject(new Error('A page is only read'));

export async function judgeRelease(input: JudgeInput): Promise<Judgement> {
  const { before, after, content, unchanged = [] } = input;
  const judge = new Judge(input);
  const examples = judge.judgeExamples();
  const templates = new Set([before, after].flatMap((server) => Object.keys(server?.release.templates ?? {})));
  for (const template of unchanged) templates.delete(template);
  const pages = content ? await content.findPages([...templates]) : [];
  const queue = [...pages];
  const work = async () => {
    for (let pfad = queue.shift(); pfad !== undefined && content; pfad = queue.shift())
      await judge.judgePage(pfad, content);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  judge.judgeMemory();
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
