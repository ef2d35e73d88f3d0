import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import { renderToStaticMarkup } from 'react-dom/server';
import { markCurrent } from '../chrome/mark-current.ts';
import { emptyResult, type Renderer } from '../isolation/renderer.ts';
import type { Snapshot } from '../registry/registry.ts';
import { Dokument } from '../seite/dokument.tsx';
import { Seite } from '../seite/seite.tsx';
import type { BootDaten, SeitenDaten } from '../seite/seite-daten.ts';
import { describeSeite } from './describe-seite.ts';
import { completeDocument, type DocumentParts } from './document-parts.ts';
import type { RemoteCounts } from './remote-counts.ts';
import type { RenderedBlock } from './render-block.tsx';
import type { SiteFrame } from './site-frame.ts';

/** The blocks of a page as HTML, and how many of them failed. */
export interface RenderedBlocks {
  blocks: RenderedBlock[];
  faults: number;
}

/** Every block by itself: a fault inside one stays in it. */
export async function renderBlocks(
  daten: SeitenDaten,
  gemeinde: GemeindeKurz,
  snapshot: Snapshot,
  { renderer, counts, onFault }: { renderer: Renderer; counts: RemoteCounts; onFault(fault: unknown): void },
): Promise<RenderedBlocks> {
  const jobs = daten.blocks.flatMap(({ remote, template, context, options, island }, id) => {
    const release = snapshot.remotes.get(remote ?? '')?.server.release;
    return release ? [{ id, remote: release.name, version: release.version, template, context, options, island }] : [];
  });
  const results = jobs.length > 0 ? await renderer.render(jobs, describeSeite(daten, gemeinde)) : [];
  const blocks: RenderedBlock[] = daten.blocks.map(() => ({ html: null, preloads: '', ms: 0 }));
  for (const [place, { id, remote, version }] of jobs.entries()) {
    const { html, preloads, fault, ms } = results[place] ?? emptyResult(null);
    blocks[id] = { html, preloads, ms };
    counts.note({ name: remote, version }, { ms, bytes: Buffer.byteLength(html ?? ''), failed: html === null });
    if (fault) onFault(fault);
  }
  const faults = blocks.filter(({ html }, id) => html === null && daten.blocks[id]?.remote !== null).length;
  return { blocks, faults };
}

/** `<main>` alone, for a navigation. */
export function renderMain(daten: SeitenDaten, gemeinde: GemeindeKurz, blocks: RenderedBlock[]): string {
  // Pictures that React would preload are asked for with the markup: it is there at once.
  return renderToStaticMarkup(<Seite daten={daten} gemeinde={gemeinde} blocks={blocks} />).replace(
    /^(?:<link[^>]*>)+/,
    '',
  );
}

export interface DocumentInput {
  daten: SeitenDaten;
  boot: BootDaten;
  frame: Omit<SiteFrame, 'appChrome'>;
  blocks: RenderedBlock[];
  parts: Omit<DocumentParts, 'boot' | 'eilt' | 'preloads'>;
}

/** The whole document. Throws when the page's frame cannot be rendered. */
export function renderDocument({ daten, boot, frame, blocks, parts }: DocumentInput): string {
  const { kopf, panele, fuss, app } = frame.chrome;
  const chrome = {
    kopf: markCurrent(kopf, daten.pfad) + frame.eilmeldungen,
    panele: markCurrent(panele, daten.pfad),
    fuss: markCurrent(fuss, daten.pfad),
    app,
  };
  const html = renderToStaticMarkup(
    <Dokument seite={daten} chrome={chrome}>
      <Seite daten={daten} gemeinde={boot.gemeinde} blocks={blocks} />
    </Dokument>,
  );
  const preloads = blocks.map((block) => block.preloads).join('');
  return completeDocument(`<!DOCTYPE html>${html}`, { ...parts, boot, preloads, eilt: frame.eilmeldungen !== '' });
}
