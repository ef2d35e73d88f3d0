import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Seo } from '@gm/shared/schemas/seo';
import { describePage } from '../base/describe-page.ts';
import type { Monitoring } from '../base/monitoring.ts';
import type { Asset, BootData, IslandPage, PageData, PageReply } from '../base/seite-daten.ts';
import { showLimits } from '../boundaries/limits.tsx';
import type { Lasting } from '../http/api/api-client.ts';
import { CachedPage } from '../http/cache/html-cache.ts';
import type { Renderer } from '../isolation/renderer.ts';
import type { Override } from '../override/choose-override.ts';
import { renderOverrideBanner } from '../override/override-banner.tsx';
import { hasHills, hasSlides } from '../page/hero/choose-hero-images.ts';
import { createRemoteHints, listIslands, listStyles } from '../page/render/remote-hints.ts';
import { renderBlocks, renderDocument, renderMain } from '../page/render/render-page.tsx';
import { listFrameStyles, type ShellAssets } from '../page/render/shell-assets.ts';
import type { SiteFrame } from '../page/render/site-frame.ts';
import type { StyleStore } from '../page/render/style-store.ts';
import { renderSeo } from '../page/seo/render-seo.ts';
import { createPolicyGrant, needsDocument, type PagePolicy } from '../registry/page-policy.ts';
import type { Snapshot } from '../registry/registry.ts';
import { RemoteCounts } from '../registry/remote-counts.ts';
import type { IslandContexts } from './island-contexts.ts';
import type { Variant } from './variant.ts';

export interface CompleteDocument {
  kind: 'page';
  page: CachedPage;
  cached: boolean;
}

/** Result of rendering the blocks. */
interface Outcome {
  faults: number;
  hasMisfits: boolean;
}

export interface DocumentRendererOptions {
  /** Renders the blocks to HTML. */
  renderer: Renderer;
  assets: ShellAssets;
  styles: StyleStore;
  publicUrl: string;
  hotReload: boolean;
  /** Without it nothing is counted or reported. */
  beobachtung?: Monitoring;
  /** Additional CSP sources for templates: origins, and `unsafe-eval`. */
  templateSources: readonly string[];
  counts: RemoteCounts;
  onFault(fault: unknown): void;
}

const addBanner = (frame: SiteFrame, override: Override, snapshot: Snapshot): SiteFrame => ({
  ...frame,
  chrome: { ...frame.chrome, kopf: renderOverrideBanner(override, snapshot) + frame.chrome.kopf },
});

const USES_OF_MODULE = ['script', 'style', 'image', 'font'] as const;

/** Permits everything that a module loads, from `sources` as well. */
function addSources(granted: PagePolicy, sources: readonly string[]): PagePolicy {
  if (sources.length === 0) return granted;
  const added = USES_OF_MODULE.map((use) => [use, [...(granted[use] ?? []), ...sources]]);
  return { ...granted, ...Object.fromEntries(added) };
}

/** Folders of remotes at other origins; of all remotes, because the document shows the next pages, too. */
const listRemoteSources = ({ remotes }: Snapshot): string[] =>
  [...remotes].flatMap(([remote, { origin }]) => (origin ? `${origin}/remotes/${remote}/` : []));

/** The manifest of a developer's own build is fetched, too. */
const addOverride = (granted: PagePolicy, { origin }: Override): PagePolicy => ({
  ...addSources(granted, [origin]),
  connect: [...(granted.connect ?? []), origin],
});

/** Renders page data as a document, or as the parts that a navigation replaces. */
export class DocumentRenderer {
  readonly #grantPolicy: ReturnType<typeof createPolicyGrant>;

  constructor(private readonly options: DocumentRendererOptions) {
    this.#grantPolicy = createPolicyGrant(options.templateSources, options.onFault);
  }

  #describeIslands(data: PageData, { gemeinde }: SiteFrame, snapshot: Snapshot): IslandPage {
    const { gemeinde: _, ...page } = describePage(data, gemeinde);
    const islands = listIslands(data.blocks);
    return { seite: page, islands, remotes: createRemoteHints(islands, snapshot) };
  }

  /** Stylesheets that another page may not need. */
  #listPageStyles(
    { layout, theme, heroImages, heroKnapp: tight, blocks, bearbeiten: entry }: PageData,
    snapshot: Snapshot,
  ): Asset[] {
    const { arbeit: work, fotos: photos, slider, huegel: hills, themen: themes } = this.options.assets.pageCss;
    const isWork = layout === 'arbeit';
    const hero = heroImages.length > 0 ? [photos] : [];
    if (hasSlides(layout, heroImages)) hero.push(slider);
    if (hasHills(heroImages, tight === true)) hero.push(hills);
    return [
      ...(theme === 'default' ? [] : [themes]),
      ...(isWork || entry ? [work] : []),
      ...(isWork ? [] : hero),
      ...listStyles(blocks, snapshot),
    ];
  }

  /**
   * `stamp` identifies the inputs of the page for the cache; `faults` counts failed blocks, `hasMisfits` means that
   * data of some do not fit. Throws when the page's frame cannot be rendered.
   */
  async render(
    page: PageData,
    frame: SiteFrame,
    snapshot: Snapshot,
    { linked, werkzeug: tool, override: wanted }: Variant,
    stamp: string,
    {
      seo,
      isCompared = false,
      lasting,
      contexts,
    }: {
      seo?: Seo | undefined;
      isCompared?: boolean;
      lasting?: Lasting | undefined;
      /** Takes long data of islands out of the document. */
      contexts?: IslandContexts;
    } = {},
  ): Promise<CompleteDocument & Outcome> {
    const { assets, hotReload, publicUrl, beobachtung: monitoring } = this.options;
    const { gemeinde, netze: networks } = frame;
    // Examples say nothing about the quality of a release.
    const counts = tool === 'beispiel' ? new RemoteCounts() : this.options.counts;
    const rendered = await renderBlocks(page, gemeinde, snapshot, { ...this.options, counts });
    const { daten: data } = rendered;
    // Without header and footer there is no place to say so.
    const override = data.layout === 'blank' ? undefined : wanted;
    const boot: BootData = {
      ...this.#describeIslands(data, frame, snapshot),
      status: data.status,
      generation: snapshot.generation,
      runtime: assets.runtime,
      gemeinde,
    };
    if (contexts) boot.islands = contexts.keep(boot.islands);
    if (monitoring && Object.keys(monitoring).length > 0) boot.beobachtung = monitoring;
    if (hotReload) boot.hotReload = true;
    if (isCompared) boot.compared = true;
    // Without header and footer, or with its own CSP, no other page can replace it.
    if (data.layout === 'blank' || override || needsDocument(data, snapshot)) boot.ownDocument = true;
    const hint = override && boot.remotes[override.remote];
    if (hint) hint.override = override.manifest;
    const { tag: heute } = readBerlinTime(new Date());
    const markup = renderSeo({ seite: data, seo, gemeinde, netze: networks, publicUrl, heute });
    const shown = tool === 'grenzen' ? showLimits(data, rendered.blocks, snapshot) : rendered;
    const ownStyles = [
      ...(linked ? [] : assets.css),
      ...(frame.chrome.app ? [assets.pageCss.app] : []),
      ...(tool || override ? [assets.pageCss.werkzeuge] : []),
      ...this.#listPageStyles(data, snapshot),
    ];
    const inline = ownStyles.map((asset) => this.options.styles.read(asset));
    const lower = linked || data.layout === 'blank' ? [] : [this.options.styles.read(assets.lowerCss)];
    const parts = { assets, linked: linked ? listFrameStyles(assets) : [], inline, lower, seo: markup };
    const html = renderDocument({
      ...shown,
      boot,
      frame: override ? addBanner(frame, override, snapshot) : frame,
      parts,
    });
    const remotes = new Set(data.blocks.flatMap(({ remote }) => remote ?? []));
    const wide = addSources(this.#grantPolicy(data, snapshot), listRemoteSources(snapshot));
    const granted = override ? addOverride(wide, override) : wide;
    const framed = tool === 'beispiel' ? { eingerahmt: true as const } : {};
    const policy = {
      ...granted,
      ...framed,
      style: [...[...inline, ...lower].map(({ hash }) => hash), ...(granted.style ?? [])],
    };
    return {
      kind: 'page',
      page: new CachedPage(data.status, html, stamp, policy, remotes, { lasting }),
      cached: false,
      faults: rendered.faults,
      hasMisfits: rendered.hasMisfits,
    };
  }

  /** The same page for a tab that already has a document. `faults` counts failed blocks. */
  async renderReply(
    page: PageData,
    frame: SiteFrame,
    snapshot: Snapshot,
  ): Promise<{ reply: PageReply; faults: number; hasMisfits: boolean }> {
    const {
      daten: data,
      blocks,
      faults,
      hasMisfits,
    } = await renderBlocks(page, frame.gemeinde, snapshot, this.options);
    const { status, layout, theme, documentTitle, description, canonical, robots, feed } = data;
    const reply = {
      ...this.#describeIslands(data, frame, snapshot),
      kopf: { status, layout, theme, documentTitle, description, canonical, robots, ...(feed ? { feed } : {}) },
      html: renderMain(data, frame.gemeinde, blocks),
      styles: this.#listPageStyles(data, snapshot),
      eilmeldungen: frame.eilmeldungen,
    };
    return { reply, faults, hasMisfits };
  }
}
