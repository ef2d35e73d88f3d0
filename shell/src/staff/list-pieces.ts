import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import { describeFormField } from '@gm/shared/blocks/describe-form-field';
import type { Example } from '@gm/shared/contract/example';
import { nameField } from '@gm/shared/rules/name-field';
import { templatePath } from '../boundaries/gallery-path.ts';
import { listTemplates } from '../boundaries/list-templates.ts';
import type { ExampleStore, SchemaStore } from '../boundaries/release-files.ts';
import type { Snapshot } from '../registry/registry.ts';
import { toAuthoringSchema } from './to-authoring-schema.ts';

/** Index of the example to show: preferably one from a page, because pictures of made-up ones do not exist. */
const chooseExample = (examples: readonly Example[]): number =>
  Math.max(
    0,
    examples.findIndex(({ art: kind }) => kind === 'aufzeichnung'),
  ) + 1;

/** Templates of a snapshot's releases with the forms that editors fill in, sorted by title. */
export function listPieces(snapshot: Snapshot, examples: ExampleStore, schemas: SchemaStore): BlockTemplate[] {
  return listTemplates(snapshot, examples)
    .map((vorlage): BlockTemplate => {
      const { name, remote, template, examples } = vorlage;
      const release = snapshot.remotes.get(remote)?.server.release;
      const { context = {}, options = {}, calls = [] } = (release && schemas.read(release)[name]) ?? {};
      return {
        template: name,
        titel: template.insert?.title ?? nameField(name.replaceAll('-', '_')),
        hilfe: template.insert?.help ?? '',
        slots: template.slots,
        neu: template.insert !== undefined,
        paths: template.paths,
        beispiel: examples.length > 0 ? `${templatePath(vorlage)}${chooseExample(examples)}/` : null,
        context: describeFormField(toAuthoringSchema(context, calls)),
        options: describeFormField(toAuthoringSchema(options)),
      };
    })
    .sort((a, b) => a.titel.localeCompare(b.titel, 'de'));
}
