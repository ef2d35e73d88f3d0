import { type AbfallerinnerungState, abfallerinnerungStateSchema } from '@gm/shared/areas/abfall/abfall';
import {
  type Abfallerinnerung,
  type AbfallerinnerungManage,
  abfallerinnerungManageSchema,
  abfallerinnerungSchema,
} from '@gm/shared/areas/abfall/abfallerinnerung';
import type { FieldError } from '@gm/shared/schemas/form';
import type { Mailabo } from '../../core/forms/subscriptions/mailabo.ts';
import { createSecret } from '../../core/platform/config/secret.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { REMINDER_LOCATION } from './abfall-path.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';

async function checkSelection(
  db: DataSource,
  { strasse: street, arten: kinds }: Pick<Abfallerinnerung, 'strasse' | 'arten'>,
): Promise<FieldError[]> {
  const abfall = createAbfallRepository(db);
  const known = new Set((await abfall.listArten()).map(({ id }) => id));
  const error: FieldError[] = [];
  if (!(await abfall.findStrasse(street))) {
    error.push({ feld: 'strasse', meldung: 'Bitte wählen Sie eine Straße aus der Liste.' });
  }
  if (!kinds.every((kind) => known.has(kind))) {
    error.push({ feld: 'arten', meldung: 'Bitte wählen Sie nur aus den angebotenen Abfallarten.' });
  }
  return error;
}

export const REMINDER: Mailabo<Abfallerinnerung, AbfallerinnerungManage, AbfallerinnerungState> = {
  ...REMINDER_LOCATION,
  thema: 'Erinnerung an Abfalltermine',
  tabellen: { adressen: 'abfallerinnerungen', bestellungen: 'abfallerinnerungen' },
  bestellen: {
    template: 'abfallerinnerung',
    kuerzel: 'AE',
    summary: 'Erinnerung an Abfalltermine bestellen; gilt erst nach der Bestätigung per E-Mail',
    schema: abfallerinnerungSchema,
    check: checkSelection,
    countUnanswered: (db, email) => createAbfallerinnerungRepository(db).countUnconfirmed(email),
    save(trx, { email, strasse: street, arten: kinds }, consents) {
      const { token: key } = createSecret();
      return createAbfallerinnerungRepository(trx).put({
        schluessel: key,
        email,
        strasse: street,
        arten: kinds,
        zustimmungen: consents,
      });
    },
    findBestellt: async (trx, { email }, id) => ({
      id,
      email,
      schluessel: await createAbfallerinnerungRepository(trx).findKey(id),
      bestellt: 'Für diese E-Mail-Adresse wurde eine Erinnerung an die Abfuhr bestellt.',
    }),
  },
  verwalten: {
    template: 'abfallerinnerung-verwalten',
    kuerzel: 'AV',
    summary: 'Erinnerung an Abfalltermine bestätigen, ändern oder abbestellen',
    schema: abfallerinnerungManageSchema,
    unbekannt: 'Diese Erinnerung gibt es nicht mehr. Bitte melden Sie sich neu an.',
    check: async (db, input) => (input.vorgang === 'aendern' ? checkSelection(db, input) : []),
    change(trx, input) {
      const reminders = createAbfallerinnerungRepository(trx);
      return input.vorgang === 'aendern'
        ? reminders.change(input.token, input.strasse, input.arten)
        : reminders.confirm(input.token);
    },
  },
  stand: {
    summary: 'Stand einer Erinnerung an Abfalltermine',
    schema: abfallerinnerungStateSchema,
    find: (db, key) => createAbfallerinnerungRepository(db).findStand(key),
  },
  abmelden: 'Erinnerung an Abfalltermine mit einem Klick beenden',
};
