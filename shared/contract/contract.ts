/**
 * The contract between the shell and its remotes. A remote declares itself in one public file, `contract.ts`: the build
 * derives the federation `exposes` from it, the server validates every block against it, and a release contains its
 * names. The shell knows a remote only through the types of this file.
 */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { FormState } from '../schemas/form.ts';
import type { GemeindeShort } from '../schemas/gemeinde.ts';
import type { ApiCall } from '../schemas/page.ts';

/** Raised when an old template would break in a new shell, or vice versa. */
export const CONTRACT_VERSION = 1;

export type Slot = 'content' | 'sidebar';

/** `sheet`: the shell places the block on a white sheet in the column. `plain`: the block has its own surface. */
export type Surface = 'sheet' | 'plain';

/**
 * When a block is hydrated: with the page, when the browser is idle, when the block is near the viewport, or when a hand
 * comes near: a pointer, a touch, a key, the focus or input inside it; a click that needs the code is repeated. Only
 * `interaction` loads nothing on a page that is just read. The other three are for blocks that do something by
 * themselves, for example fetch the places that are free now, and for staff; `because` says what.
 *
 * An `interaction` block is hydrated with the page if its markup asks for it: `data-kept` names an entry of the tab's
 * session storage to be shown (a draft), and `data-due` says that its data need the code. A form with `data-held`, or
 * with an entered control that has it, is not sent before its code listens; all others are sent by the browser.
 */
export type Hydration = 'load' | 'idle' | 'visible' | 'interaction';

/** Kinds of third-party sources a block may need, each a directive of the page's content security policy. */
export const POLICY_USES = ['connect', 'font', 'form', 'frame', 'image', 'media', 'script', 'style'] as const;
export type PolicyUse = (typeof POLICY_USES)[number];

/**
 * Additions to the site's content security policy that a block needs. A release can only request them: the shell grants
 * what the operator's configuration allows (`TEMPLATE_SOURCES`), only on pages with the block.
 */
export interface TemplatePolicy<Option extends string = string> {
  /** Options of the block that hold URLs, whose origins are requested. */
  from: readonly Option[];
  uses: readonly PolicyUse[];
  /** The block evaluates code from strings at run time. */
  eval?: true;
}

export interface TemplateDefinition<Context extends z.ZodType = z.ZodType, Options extends z.ZodType = z.ZodType> {
  /** Allowed slots, the default first: a page that uses another slot gets the default. */
  slots: readonly [Slot, ...Slot[]];
  /** Default `sheet`. Ignored in the portal layout, where every block spans the page. */
  surface?: Surface;
  /**
   * Without it the template is server-rendered HTML only: none of its code reaches the browser, and the build rejects
   * state, effects, refs and handlers in it. With it, each block is a React root of its own, hydrated according to
   * `when`; `because` states in one sentence what HTML alone cannot do. `only` is evaluated on the server for each
   * block: if it returns false, the block is rendered like a template without `island`.
   */
  island?: {
    when: Hydration;
    because: string;
    only?(data: { context: z.output<Context>; options: z.output<Options> }): boolean;
  };
  /**
   * The page is about the single entry shown by this template: if the content system provides a context that is not an
   * object and no call that loads it, the page does not exist (404).
   */
  entry?: boolean;
  /** Data from the content system and the route's API calls; parsed on the server, unknown keys are dropped. */
  context: Context;
  /** Settings of the block, chosen by an editor; every key needs a default. */
  options: Options;
  /**
   * Calls derived from the block's data and from nothing else: the shell asks once and remembers them. Each reply is
   * added to its context under the call's name, unless the page provides a call of that name for the block. They are
   * made without the visitor's log-in, at most ten for each block; docs/development.md names the exceptions.
   */
  calls?(data: { context: z.output<Context>; options: z.output<Options> }): Record<string, OwnCall>;
  /**
   * Names of the query parameters that the template reads from `seite.suche`, in addition to those used by the page's
   * calls. All others are removed: the page cache is keyed by the relevant ones.
   */
  query?: readonly string[];
  /**
   * Editors may add the block to any page; its form is derived from its schemas. `title` and `help` are the German
   * texts in the editor. Without it the block is limited to the pages that already contain it.
   */
  insert?: { title: string; help: string };
  /**
   * Path prefixes of the pages where it is allowed, e.g. `/intranet/`; default: those of its remote, or everywhere.
   * Forms of such a template are sent to the api with the visitor's log-in where the shell allows it to its remote
   * (docs/development.md), all others without.
   */
  paths?: readonly string[];
  /**
   * The template is a card of an open slot: the shell adds it to every page that opens the slot, as soon as the page's
   * address has a value for the query parameter of that name (`?strasse=…`). Cards come in the order of their numbers.
   * A failed card leaves the others.
   */
  fills?: { slot: string; order: number };
  /** Pages with the template are always loaded as full documents, because a policy applies to a whole document. */
  policy?: TemplatePolicy;
}

/** A call of the content system, e.g. `/api/cms/aktuelles`. */
export type OwnCall = Pick<ApiCall['options'], 'endpoint' | 'params'> & {
  /** Query parameters of the page added to the call: those in `query`, and that of the open slot of a card. */
  passThrough?: readonly string[] | undefined;
};

export interface RemoteDefinition {
  /** Folder, package and release name, e.g. `mf-content`. */
  name: string;
  contractVersion: number;
  /** Default for the `paths` of its templates. */
  paths?: readonly string[];
  templates: Record<string, TemplateDefinition>;
}

/** Facts about the page of a block; the same object for every block of the page. */
export interface Page {
  /** Path of the page with leading and trailing slash, e.g. `/aktuelles/`. */
  pfad: string;
  /** Query string including `?`, or empty; limited to parameters used by the page's calls and its templates. */
  suche: string;
  titel: string;
  /** Id of the page in the content system, if any. */
  id?: number;
  gemeinde: GemeindeShort;
  /** Set after a form of this page was posted without JavaScript. */
  formular?: FormState;
}

/** Props of every template: `({ context, options, seite }) => …`. */
export interface TemplateProps<Definition extends TemplateDefinition = TemplateDefinition> {
  context: z.output<Definition['context']>;
  options: z.output<Definition['options']>;
  seite: Page;
}

/** Default export of a template's federated module. */
export type Template = ComponentType<TemplateProps>;

/** Preserves the schema types of a template; use it in the template's `*.context.ts`. */
export function defineTemplate<Context extends z.ZodType, Options extends z.ZodType>(
  definition: TemplateDefinition<Context, Options> & { policy?: TemplatePolicy<keyof z.output<Options> & string> },
): TemplateDefinition<Context, Options> {
  return definition;
}

/** Preserves the exact types of a remote's declaration; `contract.ts` exports the result as `remote`. */
export function defineRemote<const Remote extends RemoteDefinition>(remote: Remote): Remote {
  return remote;
}
