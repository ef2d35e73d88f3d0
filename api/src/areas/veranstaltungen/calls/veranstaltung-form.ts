import type { Veranstaltung } from '@gm/shared/areas/veranstaltungen/veranstaltung';
import type { FieldError } from '@gm/shared/schemas/form';
import { findNextNumber } from '../../../core/editor/kinds/number-data.ts';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import type { Form } from '../../../core/forms/receive-form.ts';
import { toHtml } from '../../../core/forms/rich-text.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { checkOrganiser } from '../../branchenverzeichnis/area.ts';
import { createEintragungRepository } from '../eintragung-repository.ts';
import { formatEventReference } from '../event-reference.ts';
import { veranstaltungKind } from '../veranstaltung-content-kind.ts';
import { VERANSTALTUNG } from '../veranstaltung-kind.ts';
import { createVeranstaltungRepository } from '../veranstaltung-repository.ts';

async function check(db: DataSource, input: Veranstaltung): Promise<FieldError[]> {
  const categories = await createVeranstaltungRepository(db).listRubriken();
  const unknownOne = input.veranstaltungen_rubrik.some((num) => categories.every(({ id }) => id !== num));
  const message = 'Bitte wählen Sie mindestens eine Rubrik aus.';
  return [
    ...(unknownOne ? [{ feld: 'veranstaltungen_rubrik', meldung: message }] : []),
    ...(await checkOrganiser(db, input)),
  ];
}

/** Page with the hall request form (requirement H-1). */
const HALL_PAGE = '/veranstaltungen-hallenanmietung/';

const buildCrossReference = async (db: DataSource, id: number) =>
  formatEventReference(id, await createEintragungRepository(db).findSchluessel(id));

/** Event for the calendar: stored unpublished, acknowledged, and forwarded to the office. */
export function createVeranstaltungForm(config: Config): Form<Veranstaltung> {
  return createSubmission<Veranstaltung>(config, {
    ...VERANSTALTUNG,
    getEmail: ({ email }) => email,
    check,
    buildReference: buildCrossReference,
    zusatz: {
      findSchluessel: (trx, { id }) => buildCrossReference(trx, id),
      describe: (crossReference) => [
        { art: 'absatz', text: 'Brauchen Sie eine Halle dafür? Hier können Sie sie anfragen.' },
        {
          art: 'knopf',
          text: 'Halle anfragen',
          adresse: new URL(`${HALL_PAGE}?id=${crossReference}`, config.SITE_URL).href,
        },
      ],
    },
    complete: async (_db, input) => ({ ...input, text: toHtml(input.text) }),
    async saveAlong(trx, _eingabe, submission) {
      // Serialises with concurrent publications, which assign numbers, too.
      await createContentRepository(trx).lock();
      const id = await findNextNumber(trx, veranstaltungKind);
      await createEintragungRepository(trx).save(id, submission);
      return id;
    },
  });
}
