/** All data needed to render a page, built on the server and read by server and browser. */

import type { Hydration, Page as PageFacts, Slot, Surface } from '@gm/shared/contract';
import type { PageEntry } from '@gm/shared/schemas/editor/editorial';
import type { FormState } from '@gm/shared/schemas/form';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import type { HeroImage, Route } from '@gm/shared/schemas/page';
import type { Monitoring } from './monitoring.ts';

export interface BlockData {
  template: string;
  /** Remote that owns the template in this snapshot; null when there is none or the block's data do not fit. */
  remote: string | null;
  slot: Slot;
  /** `card`: it fills the open slot of the page. */
  surface: Surface | 'card';
  context: unknown;
  options: unknown;
  /** When the browser hydrates the block; null for plain HTML. */
  island: Hydration | null;
}

export interface PageData {
  /** Number of the page in the content system. */
  id?: number;
  /** HTTP status. From 400 on the error view replaces the blocks. */
  status: number;
  /** Path with leading and trailing slash. */
  pfad: string;
  /** Query with `?`, or empty. */
  suche: string;
  layout: Route['pageLayout'];
  theme: string;
  /** Heading of the page. */
  title: string;
  /** Content of `<title>`. */
  documentTitle: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  breadcrumbs: { title: string; href: string }[];
  heroImages: HeroImage[];
  heroParallax?: boolean;
  /** A page for a task, with a slim hero (page/hero/is-tight.ts); unknown until the blocks are rendered. */
  heroKnapp?: true | 'with islands';
  blocks: BlockData[];
  /** Markup of the shell below the blocks: staff pages and tables (werkzeuge/). */
  eigenes?: string;
  /** Atom feed of the list the page shows or belongs to. */
  feed?: NonNullable<Route['feed']>;
  /** Suggested pages for an unknown address. */
  aehnliche?: { titel: string; href: string }[];
  /** The most wanted tasks, for an unknown address. */
  gesucht?: { titel: string; href: string }[];
  /** Explains the error, for example which right the account needs. */
  fehlertext?: string;
  /** The site has no content yet: the page explains how to add some. */
  leer?: true;
  formular?: FormState;
  /** For staff who may edit the page: its form and its state. */
  bearbeiten?: NonNullable<PageEntry['eintrag']>;
}

/** Parts of a page outside of its `<main>`. */
export type PageHead = Pick<
  PageData,
  'status' | 'layout' | 'theme' | 'documentTitle' | 'description' | 'canonical' | 'robots' | 'feed'
>;

/** Markup of header and footer; `app` when it is the variant of app mode. */
export interface Chrome {
  kopf: string;
  /** Panels opened by the header's toggles. */
  panele: string;
  fuss: string;
  app?: boolean;
}

/** A file of a release as the browser loads it. */
export interface Asset {
  href: string;
  integrity: string;
  /** For a stylesheet of another origin. */
  crossOrigin?: 'anonymous';
}

/** What the browser needs to know about a remote to run the templates of a page. */
export interface RemoteHint {
  version: string;
  /** Name of the container inside the entry. */
  container: string;
  /** Contract version of the release, if it is not the current one. */
  contract?: number;
  entry: Asset;
  /** `release.json`, the list of its files, for chunks loaded later. */
  manifest: Asset;
  templates: Record<string, Asset[]>;
  /** Manifest of a developer's own build that the browser uses instead (override/choose-override.ts). */
  override?: string;
}
export type RemoteHints = Record<string, RemoteHint>;

/** A block that is hydrated in the browser. */
export interface Island {
  /** Index of the block on the page; its element has it as `data-island`. */
  id: number;
  remote: string;
  template: string;
  when: Hydration;
  context: unknown;
  /** Set when the context is null here and comes with the code (serve/island-contexts.ts). */
  contextHash?: string;
  options: unknown;
}

/** Parts of a page's data that only its islands read. */
export interface IslandPage {
  /** Facts for templates; those of the municipality come with the document. */
  seite: Omit<PageFacts, 'gemeinde'>;
  islands: Island[];
  /** Locations of the islands' code. */
  remotes: RemoteHints;
}

/** Response of `/_shell/page`: one request per navigation. */
export interface PageReply extends IslandPage {
  kopf: PageHead;
  /** The page's `<main>`. */
  html: string;
  /** Stylesheets of its blocks. */
  styles: Asset[];
  /** Markup of the urgent notices; in a document they are below the header instead. */
  eilmeldungen: string;
  /** Version of the content from which the page was rendered; missing while it is unknown. */
  contentVersion?: string;
}

/** Page data inside the document. */
export interface BootData extends IslandPage {
  status: number;
  /** Generation of the registry with which the page was rendered. */
  generation: number;
  /** Runtime code of the shell that every island imports. */
  runtime: Asset;
  gemeinde: GemeindeShort;
  beobachtung?: Monitoring;
  /** The document has its own CSP for this page, so no other page may be shown in it. */
  ownDocument?: true;
  /** A canary is running or staff views performance figures: browser errors are counted. */
  compared?: true;
  /** Development only: reload a remote's templates after each release. */
  hotReload?: true;
}
