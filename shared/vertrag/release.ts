import { z } from 'zod';
import { POLICY_USES } from './vertrag.ts';

/**
 * The file of a release with the JSON Schemas of its templates. `calls`: parts of the context that the template's own calls
 * bring.
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

/**
 * `release.json`: what a built remote says about itself. Paths are relative to the release folder
 * (`client/remoteEntry.1a2b3c4d.js`); only `client/` is ever served.
 */
export const releaseSchema = z.object({
  name: z.string().regex(/^mf-[a-z0-9-]+$/),
  version: z.string().regex(/^[a-z0-9.-]+$/),
  createdAt: z.iso.datetime(),
  contractVersion: z.number().int(),
  /** Hash over what the build was made of (`inputs.json`). */
  fingerprint: z.string(),
  entry: z.string(),
  serverEntry: z.string(),
  templates: z.record(
    z.string(),
    z.object({
      slots: z.array(z.enum(['content', 'sidebar'])),
      surface: z.enum(['sheet', 'plain']),
      /** When the template's code is due in the browser; null: never. Releases from before islands need it at once. */
      island: z.enum(['load', 'idle', 'visible', 'interaction']).nullable().default('load'),
      /** What the island does that HTML cannot, in its team's words. */
      because: z.string().optional(),
      /** What the editor calls it; without it only pages that have it keep it. */
      insert: z.strictObject({ title: z.string(), help: z.string() }).optional(),
      /** What its pages ask for beyond the site's content security policy. */
      policy: z
        .strictObject({
          from: z.array(z.string()),
          uses: z.array(z.enum(POLICY_USES)),
          eval: z.literal(true).optional(),
        })
        .optional(),
      /** Files the browser needs before the template can run, entry not included. */
      js: z.array(z.string()),
      css: z.array(z.string()),
    }),
  ),
  /** Shared singletons and the range this remote accepts. */
  shared: z.record(z.string(), z.string()),
  /** Modules of `shared` that it shares with the shell, and the API of each that it was built with. */
  singletons: z.record(z.string(), z.string()).default({}),
  files: z.record(z.string(), releaseFile),
  /** File with the JSON Schemas of every template's context and options (`templateSchemasSchema`). */
  schemas: z.string().optional(),
  /** File with the npm packages in the two builds, CycloneDX. */
  components: z.string().optional(),
  /** File with the templates' examples (`beispieleSchema`). */
  examples: z.string().optional(),
});
export type Release = z.infer<typeof releaseSchema>;
