import type { Mangel } from '@gm/shared/areas/maengel/mangel';
import type { Form } from '../../../core/forms/receive-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import { createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { checkMangel } from '../check-mangel.ts';
import { buildStatePath } from '../maengel-path.ts';
import { MANGEL } from '../mangel-kind.ts';
import { createMangelRepository } from '../mangel-repository.ts';

/** A report, and the earlier one it joins. */
type Order = Mangel & { frueher?: { id: number; referenz: string } };

/** Report of a defect with a private link to its status; it may join an existing report. */
export function createMangelForm(config: Config): Form<Order> {
  const fresh = createSubmission<Order>(config, {
    ...MANGEL,
    getEmail: ({ email }) => email,
    async check(db, input) {
      const maengel = createMangelRepository(db);
      if (input.gleich === null) return checkMangel(await maengel.readStammdaten(), input);
      if (await maengel.findOpen(input.gleich)) return [];
      return [{ feld: 'gleich', meldung: 'Diese Meldung ist inzwischen erledigt. Bitte melden Sie es neu.' }];
    },
    zusatz: {
      findSchluessel: (trx, { id }) => createMangelRepository(trx).findKey(id),
      describe: (key) => [
        { art: 'absatz', text: 'Den aktuellen Stand sehen Sie jederzeit hier.' },
        { art: 'knopf', text: 'Meldung ansehen', adresse: new URL(buildStatePath(key), config.SITE_URL).href },
        { art: 'absatz', text: 'Dieser Link ist nur für Sie.' },
      ],
    },
    saveAlong: (trx, _eingabe, einsendung_id) => link(trx, { einsendung_id, wer: 'absender' }),
    buildReference: (db, id) => createMangelRepository(db).findKey(id),
  });

  function link(trx: DataSource, whose: { einsendung_id: number; wer: 'absender' | 'weitere'; email?: string }) {
    return createMangelRepository(trx).link({ ...whose, schluessel: createSecret().token });
  }

  return {
    ...fresh,
    async complete(trx, input) {
      const earlier = input.gleich === null ? null : await createMangelRepository(trx).findOpen(input.gleich);
      return earlier ? { ...input, frueher: earlier } : input;
    },
    getReferenz: ({ frueher: earlier }) => earlier?.referenz,
    save: async (trx, input, voucher) =>
      input.frueher
        ? link(trx, { einsendung_id: input.frueher.id, wer: 'weitere', email: input.email })
        : fresh.save(trx, input, voucher),
    // The office was notified of the first report.
    composeMails: async (trx, input, receipt, options) =>
      input.frueher ? [] : fresh.composeMails(trx, input, receipt, options),
  };
}
