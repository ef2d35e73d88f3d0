/** Work of a guest for the shell: the only place where code of a release is called. */
import type { Page, TemplateDefinition } from '@gm/shared/contract';
import { isRecord } from '../base/is-record.ts';
import type { ServerRemote } from '../federation/server-remote.ts';
import { linkHeadings } from './link-headings.ts';
import { renderBlock } from './render-block.tsx';
import { type BlockCalls, type BlockJob, type BlockResult, emptyResult, MAX_HTML, type Misfit } from './renderer.ts';
import type { TemplateFacts } from './template-facts.ts';

/** Turns any thrown value into an error that can be sent between processes. */
export function toError(fault: unknown): Error {
  if (!(fault instanceof Error)) return new Error(`thrown: ${typeof fault === 'string' ? fault : typeof fault}`);
  const error = new Error(String(fault.message));
  error.stack = String(fault.stack);
  return error;
}

export function listFacts(server: Server): TemplateFacts {
  return Object.fromEntries(
    Object.keys(server.release.templates).map((name) => {
      const { entry = false, query = [], calls } = server.definition(name) ?? {};
      return [name, { entry, query: query.map(String), calls: calls !== undefined }];
    }),
  );
}

/** The parts of a loaded release used here. */
export type Server = Pick<ServerRemote, 'release' | 'definition' | 'template'>;

type Parsed = { data: { context: unknown; options: unknown } } | { misfits: Misfit[] };

function parse(definition: TemplateDefinition, { context, options }: Pick<BlockJob, 'context' | 'options'>): Parsed {
  const parsed = { context: definition.context.safeParse(context), options: definition.options.safeParse(options) };
  if (parsed.context.success && parsed.options.success)
    return { data: { context: parsed.context.data, options: parsed.options.data } };
  const issues = (parsed.context.error ?? parsed.options.error)?.issues ?? [];
  return { misfits: issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) };
}

/** Calls that a block makes by itself; null where its data do not fit. */
export function answerCalls(server: Server, block: BlockJob): BlockCalls | null {
  const definition = server.definition(block.template);
  const parsed = definition?.calls && parse(definition, block);
  return parsed && 'data' in parsed ? (definition?.calls?.(parsed.data) ?? {}) : null;
}

/** Whether a block of an island's template needs its code for these data; a condition that throws counts as yes. */
function needsCode(
  definition: TemplateDefinition,
  data: { context: unknown; options: unknown },
  onFault: (fault: unknown) => void,
): boolean {
  try {
    return definition.island?.only?.(data) ?? true;
  } catch (fault) {
    onFault(fault);
    return true;
  }
}

/** What SEO data are derived from (page/seo/opening-hours.ts), without the rest of the block's data. */
const readForSeo = (context: unknown) =>
  isRecord(context) && 'oeffnungszeiten' in context
    ? { titel: context.titel, oeffnungszeiten: context.oeffnungszeiten }
    : null;

/** Form input goes only to its own template. */
const pageFor = ({ formular: form, ...page }: Page, template: string): Page =>
  form?.template === template ? { ...page, formular: form } : page;

/** Validated data of a block for its template, or the faults. `taken`: ids of headings on the page. */
function prepare(server: Server, block: BlockJob, taken: Set<string>, onFault: (fault: unknown) => void = () => {}) {
  const definition = server.definition(block.template);
  if (!definition) return null;
  const parsed = parse(definition, block);
  if ('misfits' in parsed) return parsed;
  const before = new Set(taken);
  linkHeadings(parsed.data.context, taken);
  const lives = block.island !== null && needsCode(definition, parsed.data, onFault);
  const sections = [...taken].filter((id) => !before.has(id));
  return { ...parsed, lives, sections, ready: { ...parsed.data, island: lives ? block.island : null } };
}

/** Parses and renders one block. Without `template` its version has no such template. */
export function answerBlock(server: Server, block: BlockJob, page: Page, taken: Set<string>): BlockResult {
  const start = performance.now();
  let fault: Error | null = null;
  try {
    const note = (thrown: unknown) => {
      fault = toError(thrown);
    };
    const prepared = prepare(server, block, taken, note);
    if (!prepared) return emptyResult(null);
    if ('misfits' in prepared) return { ...emptyResult(null), misfits: prepared.misfits };
    const { data, lives, sections, ready } = prepared;
    const facts = pageFor(page, block.template);
    const rendered = renderBlock(ready, block.id, server.template(block.template), facts, note);
    const length = rendered.html?.length ?? 0;
    if (length > MAX_HTML) throw new Error(`'${block.template}' is ${length} characters long`);
    const context = lives ? data.context : readForSeo(data.context);
    const ms = performance.now() - start;
    return { ...rendered, fault, misfits: null, ms, lives, options: data.options, context, sections };
  } catch (thrown) {
    return emptyResult(toError(thrown));
  }
}

/** Returns a function that renders a block repeatedly, with data parsed once. */
export function repeatBlock(server: Server, block: BlockJob, page: Page): () => void {
  const prepared = prepare(server, block, new Set());
  if (!prepared || 'misfits' in prepared) return () => {};
  const template = server.template(block.template);
  return () => void renderBlock(prepared.ready, block.id, template, page, () => {});
}
