import type { BlockData } from '../../base/seite-daten.ts';
import type { RenderedBlock } from '../../isolation/render-block.tsx';
import { Placeholder } from '../placeholder/placeholder.tsx';

interface BlockProps {
  block: BlockData;
  id: number;
  rendered: RenderedBlock | undefined;
  /** `id` of its element. */
  name: string | undefined;
}

/**
 * One block of a page. `data-boundary` shows the owner in the document; `data-island` marks where the browser hydrates
 * a block.
 */
export function Block({ block: { remote, template, island, options }, id, rendered, name }: BlockProps) {
  // No remote owns the template, or its data do not fit: the browser cannot render it either.
  if (remote === null) return <Placeholder options={options} />;
  const marks = {
    id: name,
    'data-boundary': remote,
    'data-block': `${remote}/${template}`,
    'data-island': island ? id : undefined,
    'data-grenze': rendered?.grenze,
  };
  const html = rendered?.html ?? null;
  if (html !== null) return <div {...marks} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div {...marks} data-empty="">
      <Placeholder options={options} />
    </div>
  );
}
