/**
 * The contract between the shell and its remotes. A remote declares itself in one public file, `contract.ts`:
 * the build derives the federation `exposes` from it, the server validates every block against it, and a
 * release carries its names. The shell knows a remote through this file's types alone.
 */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { FormularZustand } from '../schemas/formular.ts';
import type { GemeindeKurz } from '../schemas/gemeinde.ts';
import type { ApiCall } from '../schemas/seite.ts';

/** Raised when a template written for the old shape would break in a new shell, or the other way round. */
export const CONTRACT_VERSION = 1;

export type Slot = 'content' | 'sidebar';

/** `sheet`: the shell lays the block on a white sheet of the column. `plain`: the block brings its own surface. */
export type Surface = 'sheet' | 'plain';

/**
 * When a block's code comes into the browser: with the page, when the browser has nothing else to do, when the block
 * comes near the window, or with the first touch, key or focus inside it, which is then played back.
 */
export type Hydration = 'load' | 'idle' | 'visible' | 'interaction';

/** What a block may need of foreign addresses, each a directive of the page's content security policy. */
export const POLICY_USES = ['connect', 'font', 'form', 'frame', 'image', 'media', 'script', 'style'] as const;
export type PolicyUse = (typeof POLICY_USES)[number];

/**
 * What a block needs beyond the site's content security policy. A release can only ask: the shell adds of it what the
 * operator's configuration allows (`TEMPLATE_SOURCES`), on pages with the block alone.
 */
export interface TemplatePolicy<Option extends string = string> {
  /** Options of the block that hold addresses; meant are their origins. */
  from: readonly Option[];
  uses: readonly PolicyUse[];
  /** The block makes code of texts at run time. */
  eval?: true;
}

export interface TemplateDefinition<Context extends z.ZodType = z.ZodType, Options extends z.ZodType = z.ZodType> {
  /** Where it may stand, the first one first: a page that puts it elsewhere has it there. */
  slots: readonly [Slot, ...Slot[]];
  /** Default `sheet`. Ignored in the portal layout, where every block spans the page. */
  surface?: Surface;
  /**
   * A template without it is HTML of the server and nothing else: no code of it ever reaches the browser, and the build
   * refuses state, effects, refs and handlers in it. With it, each block is a React root of its own, started `when` it
   * is due; `because` says in one sentence what it does that HTML cannot. `only` is asked on the server for each block: one for
   * which it answers false is HTML like a template without `island`.
   */
  island?: {
    when: Hydration;
    because: string;
    only?(data: { context: z.output<Context>; options: z.output<Options> }): boolean;
  };
  /**
   * The page is about the one entry this template shows: where the content system gives a context that is no object
   * and names no call that brings it, there is no such page (404).
   */
  entry?: boolean;
  /** What the content system and the route's API calls put in; parsed on the server, unknown keys are dropped. */
  context: Context;
  /** Settings of the block made by an editor; every key needs a default. */
  options: Options;
  /**
   * Calls the block makes by itself, out of what its editor chose. Each answer lands in its context under the call's
   * name, unless the page brings a call of that name for the block.
   */
  calls?(data: { context: z.output<Context>; options: z.output<Options> }): Record<string, OwnCall>;
  /**
   * Names of the query parameters that the template reads in `seite.suche`, besides those that the page's calls are given.
   * All others are taken out of it: pages are kept by what makes a difference to them.
   */
  query?: readonly string[];
  /**
   * Editors may add the block to any page; the form for it is made of its schemas. `title` and `help` are what the editor
   * calls it, in German. Without it the block belongs to the pages that have it.
   */
  insert?: { title: string; help: string };
  /** Pages with the template are always loaded as documents: a policy lasts as long as its document. */
  policy?: TemplatePolicy;
}

/** A call of the content system, e.g. `/api/cms/aktuelles`. */
export type OwnCall = Pick<ApiCall['options'], 'endpoint' | 'params'>;

export interface RemoteDefinition {
  /** Folder, package and release name, e.g. `mf-content`. */
  name: string;
  contractVersion: number;
  templates: Record<string, TemplateDefinition>;
}

/** Facts about the page a block stands on; the same object for every block of the page. */
export interface Seite {
  /** Path of the page with leading and trailing slash, e.g. `/aktuelles/`. */
  pfad: string;
  /** Query string including `?`, or empty; of it only what the page's calls are given, and its templates read. */
  suche: string;
  titel: string;
  /** Number of the page in the content system, if it has one. */
  id?: number;
  gemeinde: GemeindeKurz;
  /** Set after a form of this page was posted without JavaScript. */
  formular?: FormularZustand;
}

/** Props of every template: `({ context, options, seite }) => …`. */
export interface TemplateProps<Definition extends TemplateDefinition = TemplateDefinition> {
  context: z.output<Definition['context']>;
  options: z.output<Definition['options']>;
  seite: Seite;
}

/** What the federated module of a template exports as default. */
export type Template = ComponentType<TemplateProps>;

/** Keeps the schema types of one template; use it in the template's `*.context.ts`. */
export function defineTemplate<Context extends z.ZodType, Options extends z.ZodType>(
  definition: TemplateDefinition<Context, Options> & { policy?: TemplatePolicy<keyof z.output<Options> & string> },
): TemplateDefinition<Context, Options> {
  return definition;
}

/** Keeps the exact types of a remote's declaration; `contract.ts` exports the result as `remote`. */
export function defineRemote<const Remote extends RemoteDefinition>(remote: Remote): Remote {
  return remote;
}
