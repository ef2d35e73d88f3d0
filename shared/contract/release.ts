import { z } from 'zod';
import { POLICY_USES } from './contract.ts';

/**
 * The file of a release with the JSON Schemas of its templates. `calls`: parts of the context filled by the template's
 * own calls.
 */
export const templateSchemasSchema = z.record(
  z.string(),
  z.object({
    context: z.looseObject({}),
    options: z.looseObject({}),
    calls: z.array(z.string()).default([]),
  }),
);
export type TemplateSchemas = z.infer<typeof templateSchemasSchema>;

/** Integrity hashes are `sha384-…` in base64, as in the `integrity` attribute. */
const releaseFile = z.object({ integrity: z.string().startsWith('sha384-'), size: z.number().int().nonnegative() });

/** Also the name of a query parameter. */
const openSlotName = z.string().regex(/^[a-z]{1,40}$/);

/** Paths the shell reads; they must not leave the release. */
const clientFile = z.string().regex(/^client\/(?!.*\.\.)[\w@./-]+$/);
const ownFile = z.string().regex(/^[\w-]+\.json$/);

/** Builds expose the module's contract under the remaining name. */
const templateName = z.string().regex(/^(?!contract$)[a-z0-9][a-z0-9-]{0,63}$/);

/**
 * `release.json` describes a built remote. Paths are relative to the release folder
 * (`client/remoteEntry.1a2b3c4d.js`); only `client/` is ever served.
 */
export const releaseSchema = z.object({
  /** Names are folders, parts of addresses, and in every line of the journal. */
  name: z.string().regex(/^mf-[a-z0-9-]{1,60}$/),
  version: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/),
  createdAt: z.iso.datetime(),
  contractVersion: z.number().int(),
  /** Hash of the build's inputs (`inputs.json`). */
  fingerprint: z.string(),
  entry: clientFile,
  serverEntry: z.string().regex(/^server\/[\w-][\w.-]*$/),
  templates: z.record(
    templateName,
    z.object({
      slots: z.array(z.enum(['content', 'sidebar'])),
      surface: z.enum(['sheet', 'plain']),
      /** When the template is hydrated; null: never. Default for releases older than islands: at once. */
      island: z.enum(['load', 'idle', 'visible', 'interaction']).nullable().default('load'),
      /** What the island does that HTML alone cannot, as stated by its team. */
      because: z.string().optional(),
      /** Title and help in the editor; without it only pages that already contain the template keep it. */
      insert: z.strictObject({ title: z.string(), help: z.string() }).optional(),
      /** Path prefixes of the pages where it is allowed; without them, everywhere. */
      paths: z.array(z.string().startsWith('/')).default([]),
      /** The open slot that it fills, and its place among the cards. */
      fills: z.object({ slot: openSlotName, order: z.number().int() }).optional(),
      /** The calls of the api that receive its form, by path prefix of the page; the longest prefix wins. */
      posts: z.record(z.string().startsWith('/'), z.string().startsWith('/api/')).default({}),
      /** Additions to the site's content security policy on its pages. */
      policy: z
        .strictObject({
          from: z.array(z.string()),
          uses: z.array(z.enum(POLICY_USES)),
          eval: z.literal(true).optional(),
        })
        .optional(),
      /** Files the browser needs before the template can run, without the entry. */
      js: z.array(clientFile),
      css: z.array(clientFile),
    }),
  ),
  /** Shared singletons and the range this remote accepts. */
  shared: z.record(z.string(), z.string()),
  /** Modules of `shared` that it shares with the shell, with the API hash each was built against. */
  singletons: z.record(z.string(), z.string()).default({}),
  files: z.record(z.string(), releaseFile),
  /** File with the JSON Schemas of every template's context and options (`templateSchemasSchema`). */
  schemas: ownFile.optional(),
  /** File with the npm packages in both builds, CycloneDX. */
  components: ownFile.optional(),
  /** File with the templates' examples (`examplesSchema`). */
  examples: ownFile.optional(),
});
export type Release = z.infer<typeof releaseSchema>;
