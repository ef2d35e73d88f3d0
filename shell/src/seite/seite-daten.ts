/** Everything a page needs to be rendered: made on the server, read by server and browser alike. */
import type { FormularZustand } from '@gm/shared/schemas/formular';
import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import type { HeroImage, Route } from '@gm/shared/schemas/seite';
import type { Hydration, Seite as SeitenFakten, Slot, Surface } from '@gm/shared/vertrag';
import type { Beobachtung } from '../beobachtung/beobachtung.ts';

export interface BlockDaten {
  template: string;
  /** Remote that owns the template in this snapshot; null when nobody does or the block's data do not fit. */
  remote: string | null;
  slot: Slot;
  surface: Surface;
  context: unknown;
  options: unknown;
  /** When its code is due in the browser; null for HTML that needs none. */
  island: Hydration | null;
}

export interface SeitenDaten {
  /** Number of the page in the content system. */
  id?: number;
  /** HTTP status of the page. From 400 on the error view stands in place of the blocks. */
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
  /** A page to do something on (hero/is-knapp.ts). */
  heroKnapp?: boolean;
  blocks: BlockDaten[];
  /** Markup of the shell's own below the blocks: pages and tables for staff (werkzeuge/). */
  eigenes?: string;
  /** Atom feed of the list the page shows or belongs to. */
  feed?: NonNullable<Route['feed']>;
  /** Of an address that leads nowhere: pages that were perhaps meant. */
  aehnliche?: { titel: string; href: string }[];
  /** The site has no content at all: the page says how it gets some. */
  leer?: true;
  formular?: FormularZustand;
}

/** What of a page stands outside of its `<main>`. */
export type Seitenkopf = Pick<
  SeitenDaten,
  'status' | 'layout' | 'theme' | 'documentTitle' | 'description' | 'canonical' | 'robots' | 'feed'
>;

/** Markup of header and footer; `app` when it is the variant of app mode. */
export interface Chrome {
  kopf: string;
  /** What the header's toggles open. */
  panele: string;
  fuss: string;
  app?: boolean;
}

/** A file of a release as the browser loads it. */
export interface Asset {
  href: string;
  integrity: string;
}

/** What the browser must know of one remote to run the templates of a page. */
export interface RemoteHint {
  version: string;
  /** Name of the container inside the entry. */
  container: string;
  /** Contract of the release, where it is not the present one. */
  contract?: number;
  entry: Asset;
  /** The release's list of files, for chunks loaded later. */
  manifest: Asset;
  templates: Record<string, Asset[]>;
}
export type RemoteHints = Record<string, RemoteHint>;

/** A block that comes to life in the browser. */
export interface Island {
  /** Place of the block on the page; its element bears it as `data-island`. */
  id: number;
  remote: string;
  template: string;
  when: Hydration;
  context: unknown;
  options: unknown;
}

/** What of a page only its islands read. */
export interface IslandPage {
  /** The facts templates get; the municipality's come with the document. */
  seite: Omit<SeitenFakten, 'gemeinde'>;
  islands: Island[];
  /** Where the code of the islands is. */
  remotes: RemoteHints;
}

/** Reply of `/_shell/page`: one request per navigation. */
export interface PageReply extends IslandPage {
  kopf: Seitenkopf;
  /** The page's `<main>`. */
  html: string;
  /** Stylesheets of its blocks. */
  styles: Asset[];
  /** Markup of the urgent notices; in a document it stands below the header instead. */
  eilmeldungen: string;
  /** Of the content the page was made of; none while that is unknown. */
  contentVersion?: string;
}

/** Sent inside the document. */
export interface BootDaten extends IslandPage {
  status: number;
  /** Generation of the registry the page was made with. */
  generation: number;
  /** The shell's code that every island stands on. */
  runtime: Asset;
  gemeinde: GemeindeKurz;
  beobachtung?: Beobachtung;
  /** The document has a policy of its own, for what stands on this page: no other page is shown in it. */
  ownDocument?: true;
  /** A version is being tried on some visitors, or somebody looks at figures: faults of the browser are counted. */
  compared?: true;
  /** Development only: reload a remote's templates when it is released anew. */
  hotReload?: true;
}
