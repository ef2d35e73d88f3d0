/** Everything a page needs to be rendered: made on the server, read by server and browser alike. */
import type { FormularZustand } from '@gm/shared/schemas/formular';
import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import type { HeroImage, Route } from '@gm/shared/schemas/seite';
import type { Slot, Surface } from '@gm/shared/vertrag';
import type { Beobachtung } from '../beobachtung/beobachtung.ts';

export interface BlockDaten {
  template: string;
  /** Remote that owns the template in this snapshot; null when nobody does or the block's data do not fit. */
  remote: string | null;
  slot: Slot;
  surface: Surface;
  context: unknown;
  options: unknown;
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
  blocks: BlockDaten[];
  /** Atom feed of the list the page shows or belongs to. */
  feed?: NonNullable<Route['feed']>;
  formular?: FormularZustand;
}

/** Markup of header and footer; `app` when it is the variant of app mode. */
export interface Chrome {
  kopf: string;
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
  entry: Asset;
  /** The release's list of files, for chunks loaded later. */
  manifest: Asset;
  templates: Record<string, { js: Asset[]; css: Asset[] }>;
}
export type RemoteHints = Record<string, RemoteHint>;

/** Reply of `/_shell/page`: one request per navigation. */
export interface PageReply {
  seite: SeitenDaten;
  remotes: RemoteHints;
  /** Generation of the registry the hints belong to. A tab keeps the one it started with. */
  generation: number;
  /** Markup of the urgent notices; in a document it stands below the header instead. */
  eilmeldungen?: string | undefined;
}

/** Sent inside the document. */
export interface BootDaten extends PageReply {
  gemeinde: GemeindeKurz;
  beobachtung?: Beobachtung;
  /** The document has a policy of its own, for what stands on this page: no other page is shown in it. */
  ownDocument?: true;
  /** Development only: reload a remote's templates when it is released anew. */
  hotReload?: true;
}
