import type { Traces } from '@gm/shared/tracing/traces';
import type { Renderer } from './renderer.ts';

/** Traces how long a page waited for its blocks, and how long each took in its guest. */
export const traceRenderer = (renderer: Renderer, traces: Traces): Renderer => ({
  listCalls: (blocks) => renderer.listCalls(blocks),
  async render(blocks, page) {
    const step = traces.begin('render', { 'gemeinde.blocks': blocks.length });
    if (!step) return renderer.render(blocks, page);
    const results = await step.run(() => renderer.render(blocks, page));
    step.run(() => {
      for (const [index, { remote, version, template }] of blocks.entries()) {
        const { ms = 0, fault = null } = results[index] ?? {};
        const details = { 'gemeinde.remote': remote, 'gemeinde.version': version, 'gemeinde.template': template };
        traces.note(`render ${template}`, ms, details, fault !== null);
      }
    });
    step.end();
    return results;
  },
});
