import { answerBlock, answerCalls, type Server } from './inside.ts';
import { takeSections } from './link-headings.ts';
import { type BlockJob, emptyResult, type Renderer } from './renderer.ts';

/**
 * Runs the code of releases in the calling thread without isolation, for measurements and for tests of the code around
 * the blocks.
 */
export function createLocalRenderer(find: (block: BlockJob) => Server | undefined): Renderer {
  return {
    async listCalls(blocks) {
      return blocks.map((block) => {
        const server = find(block);
        return server ? answerCalls(server, block) : null;
      });
    },
    async render(blocks, page) {
      const taken = takeSections();
      return blocks.map((block) => {
        const server = find(block);
        return server ? answerBlock(server, block, page, taken) : emptyResult(null);
      });
    },
  };
}
