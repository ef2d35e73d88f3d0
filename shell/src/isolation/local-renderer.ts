import type { Template } from '@gm/shared/vertrag';
import { renderOne } from './render-one.ts';
import type { BlockJob, Renderer } from './renderer.ts';

/** Renders in the calling thread, unprotected: for measurements, and tests of what stands around the blocks. */
export function createLocalRenderer(find: (block: BlockJob) => Template | undefined): Renderer {
  return {
    render: async (blocks, seite) => blocks.map((block) => renderOne(block, find(block), seite)),
  };
}
