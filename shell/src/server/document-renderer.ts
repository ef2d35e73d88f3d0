import type { Readable } from 'node:stream';
import type { Seo } from '@gm/shared/schemas/seo';
import type { Beobachtung } from '../beobachtung/beobachtung.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { BootDaten, SeitenDaten } from '../seite/seite-daten.ts';
import { renderSeo } from '../seo/render-seo.ts';
import { createNonce } from './create-nonce.ts';
import { CachedPage } from './html-cache.ts';
import { createPolicyGrant, needsDocument, type PagePolicy } from './page-policy.ts';
import { createPageReply } from './remote-hints.ts';
import { renderPage } from './render-page.tsx';
import type { ShellAssets } from './shell-assets.ts';
import type { SiteFrame } from './site-frame.ts';

export interface CompleteDocument {
  kind: 'page';
  page: CachedPage;
  nonce: string;
  cached: boolean;
}

/** A page with a slow block: it is on its way while the block is rendered. */
export interface StreamedDocument {
  kind: 'stream';
  status: number;
  nonce: string;
  policy: PagePolicy;
  stream: Readable;
}

export interface DocumentRendererOptions {
  assets: ShellAssets;
  publicUrl: string;
  hotReload: boolean;
  /** Nothing is counted or reported without it. */
  beobachtung?: Beobachtung;
  /** What templates may have besides the site's policy: origins, and `unsafe-eval`. */
  templateSources: readonly string[];
  onFault(fault: unknown): void;
}

/** Page data as a document. */
export class DocumentRenderer {
  readonly #grantPolicy: ReturnType<typeof createPolicyGrant>;

  constructor(private readonly options: DocumentRendererOptions) {
    this.#grantPolicy = createPolicyGrant(options.templateSources, options.onFault);
  }

  /**
   * `stamp` marks what the page was made of, for the cache; `faults` counts blocks that failed. The remotes of `snapshot`
   * stay loaded until a stream has ended. Rejects when the page's frame cannot be rendered.
   */
  async render(
    seite: SeitenDaten,
    frame: SiteFrame,
    snapshot: Snapshot,
    stamp: string,
    seo?: Seo,
  ): Promise<(CompleteDocument | StreamedDocument) & { faults: number }> {
    const { assets, hotReload, publicUrl, beobachtung, onFault } = this.options;
    const nonce = createNonce();
    const policy = this.#grantPolicy(seite, snapshot);
    const boot: BootDaten = { ...createPageReply(seite, snapshot), gemeinde: frame.gemeinde };
    if (beobachtung && Object.keys(beobachtung).length > 0) boot.beobachtung = beobachtung;
    if (hotReload) boot.hotReload = true;
    if (needsDocument(seite, snapshot)) boot.ownDocument = true;
    const ends = [...snapshot.remotes.values()].map(({ server }) => server.use());
    const done = () => {
      for (const end of ends) end();
    };
    try {
      const facts = renderSeo({ seite, seo, gemeinde: frame.gemeinde, netze: frame.netze, publicUrl });
      const rendered = await renderPage({ boot, frame, snapshot, parts: { assets, nonce, seo: facts }, onFault });
      if (rendered.kind === 'stream') {
        rendered.stream.once('close', done);
        return { kind: 'stream', status: seite.status, nonce, policy, stream: rendered.stream, faults: 0 };
      }
      done();
      const page = new CachedPage(seite.status, rendered.html, stamp, policy);
      return { kind: 'page', page, nonce, cached: false, faults: rendered.faults };
    } catch (fault) {
      done();
      throw fault;
    }
  }
}
