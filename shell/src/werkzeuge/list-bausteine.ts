import { describeFormfeld } from '@gm/shared/regeln/describe-formfeld';
import { nameFeld } from '@gm/shared/regeln/name-feld';
import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import type { Beispiel } from '@gm/shared/vertrag/beispiel';
import type { Snapshot } from '../registry/registry.ts';
import { vorlagePfad } from './galerie-path.ts';
import { listVorlagen } from './list-vorlagen.ts';
import type { ExampleStore, SchemaStore } from './release-files.ts';
import { toAuthoringSchema } from './to-authoring-schema.ts';

/** Number of the example to show: one of a page rather than one that was made up, whose pictures there are not. */
const chooseBeispiel = (beispiele: readonly Beispiel[]): number =>
  Math.max(
    0,
    beispiele.findIndex(({ art }) => art === 'aufzeichnung'),
  ) + 1;

/** The templates of the releases of a snapshot with the forms by which editors fill them in, in the order of their titles. */
export function listBausteine(snapshot: Snapshot, examples: ExampleStore, schemas: SchemaStore): BlockVorlage[] {
  return listVorlagen(snapshot, examples)
    .map((vorlage): BlockVorlage => {
      const { name, remote, template, beispiele } = vorlage;
      const release = snapshot.remotes.get(remote)?.server.release;
      const { context = {}, options = {}, calls = [] } = (release && schemas.read(release)[name]) ?? {};
      return {
        template: name,
        titel: template.insert?.title ?? nameFeld(name.replaceAll('-', '_')),
        hilfe: template.insert?.help ?? '',
        slots: template.slots,
        neu: template.insert !== undefined,
        beispiel: beispiele.length > 0 ? `${vorlagePfad(vorlage)}${chooseBeispiel(beispiele)}/` : null,
        context: describeFormfeld(toAuthoringSchema(context, calls)),
        options: describeFormfeld(toAuthoringSchema(options)),
      };
    })
    .sort((a, b) => a.titel.localeCompare(b.titel, 'de'));
}
