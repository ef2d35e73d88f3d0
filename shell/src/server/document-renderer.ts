import type { Seo } from '@gm/shared/schemas/seo';
import type { Beobachtung } from '../beobachtung/beobachtung.ts';
import type { Renderer } from '../isolation/renderer.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { Asset, BootDaten, IslandPage, PageReply, SeitenDaten } from '../seite/seite-daten.ts';
import { renderSeo } from '../seo/render-seo.ts';
import { showGrenzen } from '../werkzeuge/grenzen.tsx';
import type { Lasting } from './api-client.ts';
import { describeSeite } from './describe-seite.ts';
import { CachedPage } from './html-cache.ts';
import { createPolicyGrant, needsDocument } from './page-policy.ts';
import { RemoteCounts } from './remote-counts.ts';
import { createRemoteHints, listIslands, listStyles } from './remote-hints.ts';
import { renderBlocks, renderDocument, renderMain } from './render-page.tsx';
import { listFrameStyles, type ShellAssets } from './shell-assets.ts';
import type { SiteFrame } from './site-frame.ts';
import type { StyleStore } from './style-store.ts';
import type { Variant } from './variant.ts';

export interface CompleteDocument {
  kind: 'page';
  page: CachedPage;
  cached: boolean;
}

export interface DocumentRendererOptions {
  /** Makes the HTML of the blocks. */
  renderer: Renderer;
  assets: ShellAssets;
  styles: StyleStore;
  publicUrl: string;
  hotReload: boolean;
  /** Nothing is counted or reported without it. */
  beobachtung?: Beobachtung;
  /** What templates may have besides the site's policy: origins, and `unsafe-eval`. */
  templateSources: readonly string[];
  counts: RemoteCounts;
  onFault(fault: unknown): void;
}

/** Page data as a document, or as what a navigation swaps. */
export class DocumentRenderer {
  readonly #grantPolicy: ReturnType<typeof createPolicyGrant>;

  constructor(private readonly options: DocumentRendererOptions) {
    this.#grantPolicy = createPolicyGrant(options.templateSources, options.onFault);
  }

  #describeIslands(daten: SeitenDaten, { gemeinde }: SiteFrame, snapshot: Snapshot): IslandPage {
    const { gemeinde: _, ...seite } = describeSeite(daten, gemeinde);
    const islands = listIslands(daten.blocks);
    return { seite, islands, remotes: createRemoteHints(islands, snapshot) };
  }

  /** Stylesheets that another page may not need. */
  #listPageStyles({ layout, heroImages, blocks }: SeitenDaten, snapshot: Snapshot): Asset[] {
    const { arbeit, fotos } = this.options.assets.pageCss;
    const own = layout === 'arbeit' ? [arbeit] : heroImages.length > 0 ? [fotos] : [];
    return [...own, ...listStyles(blocks, snapshot)];
  }

  /**
   * `stamp` marks what the page was made of, for the cache; `faults` counts blocks that failed. Throws when the page's
   * frame cannot be rendered.
   */
  async render(
    daten: SeitenDaten,
    frame: SiteFrame,
    snapshot: Snapshot,
    { linked, werkzeug }: Variant,
    stamp: string,
    {
      seo,
      isCompared = false,
      lasting,
    }: { seo?: Seo | undefined; isCompared?: boolean; lasting?: Lasting | undefined } = {},
  ): Promise<CompleteDocument & { faults: number }> {
    const { assets, hotReload, publicUrl, beobachtung } = this.options;
    const { gemeinde, netze } = frame;
    const boot: BootDaten = {
      ...this.#describeIslands(daten, frame, snapshot),
      status: daten.status,
      generation: snapshot.generation,
      runtime: assets.runtime,
      gemeinde,
    };
    if (beobachtung && Object.keys(beobachtung).length > 0) boot.beobachtung = beobachtung;
    if (hotReload) boot.hotReload = true;
    if (isCompared) boot.compared = true;
    // Without header and footer, or with a policy of its own, no other page can take its place.
    if (daten.layout === 'blank' || needsDocument(daten, snapshot)) boot.ownDocument = true;
    const facts = renderSeo({ seite: daten, seo, gemeinde, netze, publicUrl });
    // Examples say nothing about how a release does.
    const counts = werkzeug === 'beispiel' ? new RemoteCounts() : this.options.counts;
    const rendered = await renderBlocks(daten, gemeinde, snapshot, { ...this.options, counts });
    const shown = werkzeug === 'grenzen' ? showGrenzen(daten, rendered.blocks, snapshot) : { daten, ...rendered };
    const wanted = [
      ...(linked ? [] : assets.css),
      ...(frame.chrome.app ? [assets.pageCss.app] : []),
      ...(werkzeug ? [assets.pageCss.werkzeuge] : []),
      ...this.#listPageStyles(daten, snapshot),
    ];
    const inline = wanted.map((asset) => this.options.styles.read(asset));
    const lower = linked || daten.layout === 'blank' ? [] : [this.options.styles.read(assets.lowerCss)];
    const parts = { assets, linked: linked ? listFrameStyles(assets) : [], inline, lower, seo: facts };
    const html = renderDocument({ ...shown, boot, frame, parts });
    const remotes = new Set(daten.blocks.flatMap(({ remote }) => remote ?? []));
    const granted = this.#grantPolicy(daten, snapshot);
    const framed = werkzeug === 'beispiel' ? { eingerahmt: true as const } : {};
    const policy = {
      ...granted,
      ...framed,
      style: [...[...inline, ...lower].map(({ hash }) => hash), ...(granted.style ?? [])],
    };
    return {
      kind: 'page',
      page: new CachedPage(daten.status, html, stamp, policy, remotes, { lasting }),
      cached: false,
      faults: rendered.faults,
    };
  }

  /** The same page for a tab that has a document already. `faults` counts blocks that failed. */
  async renderReply(daten: SeitenDaten, frame: SiteFrame, snapshot: Snapshot): Promise<PageReply & { faults: number }> {
    const { status, layout, theme, documentTitle, description, canonical, robots, feed } = daten;
    const { blocks, faults } = await renderBlocks(daten, frame.gemeinde, snapshot, this.options);
    return {
      ...this.#describeIslands(daten, frame, snapshot),
      kopf: { status, layout, theme, documentTitle, description, canonical, robots, ...(feed ? { feed } : {}) },
      html: renderMain(daten, frame.gemeinde, blocks),
      styles: this.#listPageStyles(daten, snapshot),
      eilmeldungen: frame.eilmeldungen,
      faults,
    };
  }
}
