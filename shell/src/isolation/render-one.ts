import type { Seite, Template } from '@gm/shared/vertrag';
import { renderBlock } from '../server/render-block.tsx';
import { type BlockJob, type BlockResult, emptyResult } from './renderer.ts';

/** More than any page of the site has, by far: what is longer would only cost the serving thread its memory. */
const MAX_LENGTH = 4_000_000;

/** An error that can travel between threads, whatever was thrown. */
export function toError(fault: unknown): Error {
  if (!(fault instanceof Error)) return new Error(`thrown: ${typeof fault === 'string' ? fault : typeof fault}`);
  const error = new Error(String(fault.message));
  error.stack = String(fault.stack);
  return error;
}

/** One block with its template; `template` is undefined where its version is not loaded. */
export function renderOne(block: BlockJob, template: Template | undefined, seite: Seite): BlockResult {
  let fault: Error | null = null;
  const start = performance.now();
  const rendered = renderBlock(block, block.id, template, seite, (thrown) => {
    fault = toError(thrown);
  });
  const { length } = rendered.html ?? '';
  if (length <= MAX_LENGTH) return { ...rendered, fault, ms: performance.now() - start };
  return emptyResult(new Error(`'${block.template}' of ${block.remote} ${block.version} is ${length} characters long`));
}
