import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import { renderToStaticMarkup } from 'react-dom/server';
import { describePage } from '../../base/describe-page.ts';
import type { BootData, PageData } from '../../base/seite-daten.ts';
import { describeMisfits } from '../../isolation/list-fields.ts';
import type { RenderedBlock } from '../../isolation/render-block.tsx';
import { emptyResult, type Misfit, type Renderer } from '../../isolation/renderer.ts';
import type { Snapshot } from '../../registry/registry.ts';
import type { RemoteCounts } from '../../registry/remote-counts.ts';
import { markCurrent } from '../chrome/mark-current.ts';
import { settleTight } from '../hero/is-tight.ts';
import { HtmlDocument } from '../layout/document.tsx';
import { Page } from '../layout/page.tsx';
import { completeDocument, type DocumentParts } from './document-parts.ts';
import type { SiteFrame } from './site-frame.ts';

/** A page with the HTML of its blocks. */
interface RenderedPage {
  /** Page data after validation, without data that only the templates read. */
  daten: PageData;
  blocks: RenderedBlock[];
  /** Number of failed blocks. */
  faults: number;
  /** Data of some blocks do not fit. */
  hasMisfits: boolean;
}

/** The data of a block do not fit the schemas of its template. */
class MisfitBlock extends Error {
  override name = 'MisfitBlock';

  constructor(path: string, template: string, misfits: readonly Misfit[]) {
    super(`${path}: context or options of '${template}' do not fit: ${describeMisfits(misfits)}`);
  }
}

/** Each block is rendered by the guest of its remote: a fault affects only this block. */
export async function renderBlocks(
  page: PageData,
  gemeinde: GemeindeShort,
  snapshot: Snapshot,
  { renderer, counts, onFault }: { renderer: Renderer; counts: RemoteCounts; onFault(fault: unknown): void },
): Promise<RenderedPage> {
  const jobs = page.blocks.flatMap(({ remote, template, context, options, island }, id) => {
    const release = snapshot.remotes.get(remote ?? '')?.server.release;
    return release ? [{ id, remote: release.name, version: release.version, template, context, options, island }] : [];
  });
  const results = jobs.length > 0 ? await renderer.render(jobs, describePage(page, gemeinde)) : [];
  const blocks: RenderedBlock[] = page.blocks.map(() => ({ html: null, preloads: '', ms: 0 }));
  const shown = [...page.blocks];
  for (const [place, { id, remote, version, template }] of jobs.entries()) {
    const { html, preloads, fault, ms, misfits, lives, context, options } = results[place] ?? emptyResult(null);
    const block = page.blocks[id];
    if (!block) continue;
    if (misfits) {
      onFault(new MisfitBlock(page.pfad, template, misfits));
      shown[id] = { ...block, remote: null, context: null, options: null, island: null };
      continue;
    }
    blocks[id] = { html, preloads, ms };
    shown[id] = { ...block, context, options, island: lives ? block.island : null };
    counts.note({ name: remote, version }, { ms, bytes: Buffer.byteLength(html ?? ''), failed: html === null });
    if (fault) onFault(fault);
  }
  const faults = blocks.filter(({ html }, id) => html === null && shown[id]?.remote !== null).length;
  const hasMisfits = shown.some(({ remote }) => remote === null);
  return { daten: settleTight({ ...page, blocks: shown }), blocks, faults, hasMisfits };
}

/** `<main>` alone, for a navigation. */
export function renderMain(data: PageData, gemeinde: GemeindeShort, blocks: RenderedBlock[]): string {
  // Preloads of React are useless here: the markup itself requests the pictures at once.
  return renderToStaticMarkup(<Page data={data} gemeinde={gemeinde} blocks={blocks} />).replace(
    /^(?:<link[^>]*>)+/,
    '',
  );
}

export interface DocumentInput {
  daten: PageData;
  boot: BootData;
  frame: Omit<SiteFrame, 'appChrome'>;
  blocks: RenderedBlock[];
  parts: Omit<DocumentParts, 'boot' | 'eilt' | 'preloads'>;
}

/** The whole document. Throws when the page's frame cannot be rendered. */
export function renderDocument({ daten: data, boot, frame, blocks, parts }: DocumentInput): string {
  const { kopf: head, panele: panels, fuss, app } = frame.chrome;
  const chrome = {
    kopf: markCurrent(head, data.pfad) + frame.eilmeldungen,
    panele: markCurrent(panels, data.pfad),
    fuss: markCurrent(fuss, data.pfad),
    app,
  };
  const html = renderToStaticMarkup(
    <HtmlDocument seite={data} chrome={chrome} blocks={blocks}>
      <Page data={data} gemeinde={boot.gemeinde} blocks={blocks} />
    </HtmlDocument>,
  );
  const preloads = blocks.map((block) => block.preloads).join('');
  return completeDocument(`<!DOCTYPE html>${html}`, { ...parts, boot, preloads, eilt: frame.eilmeldungen !== '' });
}
