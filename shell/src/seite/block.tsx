import { Platzhalter } from '../fehlerseite/platzhalter.tsx';
import type { RenderedBlock } from '../server/render-block.tsx';
import type { BlockDaten } from './seite-daten.ts';

interface BlockProps {
  block: BlockDaten;
  id: number;
  rendered: RenderedBlock | undefined;
}

/**
 * One block of a page. `data-boundary` makes the owner visible in the document; `data-island` is where the browser
 * brings a block to life.
 */
export function Block({ block: { remote, template, island }, id, rendered }: BlockProps) {
  // Nobody owns the template or its data do not fit: only the server can know better by now.
  if (remote === null) return <Platzhalter />;
  const marks = {
    'data-boundary': remote,
    'data-block': `${remote}/${template}`,
    'data-island': island ? id : undefined,
    'data-grenze': rendered?.grenze,
  };
  const html = rendered?.html ?? null;
  if (html !== null) return <div {...marks} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div {...marks} data-empty="">
      <Platzhalter />
    </div>
  );
}
