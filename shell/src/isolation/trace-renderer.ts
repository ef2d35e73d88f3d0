import type { Spuren } from '@gm/shared/spuren/spuren';
import type { Renderer } from './renderer.ts';

/** Tells how long a page waited for its blocks, and how long each took in the thread that rendered it. */
export const traceRenderer = (renderer: Renderer, spuren: Spuren): Renderer => ({
  async render(blocks, seite) {
    const schritt = spuren.begin('render', { 'gemeinde.blocks': blocks.length });
    if (!schritt) return renderer.render(blocks, seite);
    const results = await schritt.run(() => renderer.render(blocks, seite));
    schritt.run(() => {
      for (const [index, { remote, version, template }] of blocks.entries()) {
        const { ms = 0, fault = null } = results[index] ?? {};
        const angaben = { 'gemeinde.remote': remote, 'gemeinde.version': version, 'gemeinde.template': template };
        spuren.note(`render ${template}`, ms, angaben, fault !== null);
      }
    });
    schritt.end();
    return results;
  },
});
