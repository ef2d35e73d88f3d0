import { type AbfallerinnerungStand, abfallerinnerungStandSchema } from '@gm/shared/bereiche/abfall/abfall';
import {
  type Abfallerinnerung,
  type AbfallerinnerungVerwalten,
  abfallerinnerungSchema,
  abfallerinnerungVerwaltenSchema,
} from '@gm/shared/bereiche/abfall/abfallerinnerung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Mailabo } from '../../kern/mail/abos/mailabo.ts';
import { ERINNERUNG_ORT } from './abfall-pfad.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';

async function checkAuswahl(
  db: Datenquelle,
  { strasse, arten }: Pick<Abfallerinnerung, 'strasse' | 'arten'>,
): Promise<FeldFehler[]> {
  const abfall = createAbfallRepository(db);
  const bekannte = new Set((await abfall.listArten()).map(({ id }) => id));
  const fehler: FeldFehler[] = [];
  if (!(await abfall.findStrasse(strasse))) {
    fehler.push({ feld: 'strasse', meldung: 'Bitte wählen Sie eine Straße aus der Liste.' });
  }
  if (!arten.every((art) => bekannte.has(art))) {
    fehler.push({ feld: 'arten', meldung: 'Bitte wählen Sie nur aus den angebotenen Abfallarten.' });
  }
  return fehler;
}

/** Reminders of collections. */
export const ERINNERUNG: Mailabo<Abfallerinnerung, AbfallerinnerungVerwalten, AbfallerinnerungStand> = {
  ...ERINNERUNG_ORT,
  thema: 'Erinnerung an Abfalltermine',
  tabellen: { adressen: 'abfallerinnerungen', bestellungen: 'abfallerinnerungen' },
  bestellen: {
    template: 'abfallerinnerung',
    kuerzel: 'AE',
    summary: 'Erinnerung an Abfalltermine bestellen; gilt erst nach der Bestätigung per E-Mail',
    schema: abfallerinnerungSchema,
    check: checkAuswahl,
    countUnanswered: (db, email) => createAbfallerinnerungRepository(db).countUnconfirmed(email),
    save(trx, { email, strasse, arten }, zustimmungen) {
      const { token: schluessel } = createSecret();
      return createAbfallerinnerungRepository(trx).put({ schluessel, email, strasse, arten, zustimmungen });
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
    schema: abfallerinnerungVerwaltenSchema,
    unbekannt: 'Diese Erinnerung gibt es nicht mehr. Bitte melden Sie sich neu an.',
    check: async (db, eingabe) => (eingabe.vorgang === 'aendern' ? checkAuswahl(db, eingabe) : []),
    change(trx, eingabe) {
      const erinnerungen = createAbfallerinnerungRepository(trx);
      return eingabe.vorgang === 'aendern'
        ? erinnerungen.change(eingabe.token, eingabe.strasse, eingabe.arten)
        : erinnerungen.confirm(eingabe.token);
    },
  },
  stand: {
    summary: 'Stand einer Erinnerung an Abfalltermine',
    schema: abfallerinnerungStandSchema,
    find: (db, schluessel) => createAbfallerinnerungRepository(db).findStand(schluessel),
  },
  abmelden: 'Erinnerung an Abfalltermine mit einem Klick beenden',
};
