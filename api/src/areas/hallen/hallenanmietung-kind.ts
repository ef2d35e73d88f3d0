import { type Hallenanmietung, hallenanmietungSchema } from '@gm/shared/areas/hallen/hallenanmietung';
import { HALLENANMIETUNG_FIELDS, RENTER_FIELDS } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import { formatDate } from '@gm/shared/format/date';
import { CORRECTNESS } from '@gm/shared/schemas/consents';
import { getWord, TERMIN } from '../../core/desk/pieces.ts';
import type { ReleaseKind } from '../../core/desk/release-kind.ts';
import { findVeranstaltung, listSubmissionsAbout } from '../veranstaltungen/area.ts';
import { buildOccupancy } from './build-occupancy.ts';
import { describeConflict } from './describe-conflict.ts';
import { createOccupancyRepository } from './occupancy-repository.ts';
import { showWeek } from './show-week.ts';

export const HALLENANMIETUNG: ReleaseKind<Hallenanmietung> = {
  name: 'hallenanmietung',
  kuerzel: 'HA',
  bezeichnung: 'Hallenanmietung',
  anrede: 'Ihre Hallenanmietung',
  zweck: 'Wir prüfen, ob die Halle frei ist, und vermieten sie Ihnen.',
  dank: {
    titel: 'Vielen Dank für Ihre Anfrage!',
    eingegangen: 'Ihre Anfrage zur Hallenanmietung ist bei uns eingegangen.',
    weiter: 'Wir prüfen, ob die Halle frei ist, und melden uns bei Ihnen. Erst unsere Zusage ist verbindlich.',
  },
  felder: { ...RENTER_FIELDS, ...HALLENANMIETUNG_FIELDS, veranstaltungen_id: 'Veranstaltung' },
  zustimmungen: { valid: CORRECTNESS },
  async getWorte(db, input) {
    const { veranstaltungen_id: id } = input;
    const veranstaltung = await findVeranstaltung(db, id);
    return {
      veranstaltungen_id: id === null ? '' : `${veranstaltung?.titel ?? 'gelöscht'} (Nummer ${id})`,
      hausmeister: { '1': 'ja', '0': 'nein' }[input.hausmeister as '0' | '1'] ?? '',
      besucherzahl: input.besucherzahl === null ? '' : String(input.besucherzahl),
    };
  },
  schema: hallenanmietungSchema,
  korrigierbar: {
    ...TERMIN,
    saaloeffnung: 'zeit',
    veranstaltungsbeginn: 'zeit',
    veranstaltungsort: 'text',
    hallenteile: 'text',
    nebenraeume: 'text',
    besucherzahl: 'zahl',
  },
  getTitel: (details) =>
    [
      getWord(details, 'veranstaltungsort') || 'Halle',
      getWord(details, 'veranstalter'),
      formatDate(getWord(details, 'datum_von')),
    ]
      .filter(Boolean)
      .join(', '),
  freigabe: {
    titel: 'Halle zusagen und belegen',
    folge: 'Die Belegung steht sofort im Hallenplan; der Absender bekommt die Zusage.',
    mail: 'Wir sagen Ihnen die Halle verbindlich zu.',
  },
  absage: 'Leider können wir Ihnen die Halle nicht überlassen.',

  async findObstacle(trx, { id, angaben: details }) {
    const occupancy = buildOccupancy(details);
    if (!occupancy) return 'Es ist keine Halle angegeben. Bitte tragen Sie den Veranstaltungsort ein.';
    const occupancies = createOccupancyRepository(trx);
    await occupancies.lock(occupancy.halle);
    const conflicts = await occupancies.findKonflikte(occupancy, id);
    if (conflicts.length === 0) return null;
    return `Die Halle ist dann schon belegt: ${conflicts.map(describeConflict).join('; ')}.`;
  },

  async release(trx, { id, angaben: details }) {
    const occupancy = buildOccupancy(details);
    if (occupancy) await createOccupancyRepository(trx).save(id, occupancy);
    return null;
  },
  withdraw: (trx, id) => createOccupancyRepository(trx).remove(id),

  listRelated: (db, { angaben: { veranstaltungen_id: event } }) => listSubmissionsAbout(db, event),

  /** The week's occupancy of the hall, and conflicts. */
  async showExtras(db, { id, angaben: details }) {
    const occupancy = buildOccupancy(details);
    if (!occupancy) return {};
    const conflicts = await createOccupancyRepository(db).findKonflikte(occupancy, id);
    return {
      woche: await showWeek(db, occupancy.halle, occupancy.beginn.slice(0, 10), {
        belegung: occupancy,
        einsendungId: id,
      }),
      konflikte: conflicts.map(describeConflict),
    };
  },
};
