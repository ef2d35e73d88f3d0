import type { Abfallerinnerung, AbfallerinnerungVerwalten } from '@gm/shared/bereiche/abfall/abfallerinnerung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { limitRequests } from '../../../kern/formulare/limit-requests.ts';
import { noteZustimmungen } from '../../../kern/formulare/note-zustimmungen.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { createAbfallRepository } from '../abfall-repository.ts';
import { createAbfallerinnerungRepository } from '../abfallerinnerung-repository.ts';
import { composeBestaetigungsbitte } from '../compose-abfallmails.ts';
import { endErinnerung } from '../end-erinnerung.ts';

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

/** Somebody wants to be reminded; nothing is sent but one mail asking whether that is so. */
export function createAbfallerinnerungFormular(config: Config): Formular<Abfallerinnerung> {
  return {
    name: 'abfallerinnerung',
    kuerzel: 'AE',
    async check(db, eingabe) {
      const fehler = await checkAuswahl(db, eingabe);
      const offene = await createAbfallerinnerungRepository(db).countUnconfirmed(eingabe.email);
      return [...fehler, ...limitRequests(offene)];
    },
    save(trx, eingabe) {
      const { email, strasse, arten } = eingabe;
      const zustimmungen = noteZustimmungen({ datenschutz: DATENSCHUTZ }, eingabe);
      const { token: schluessel } = createSecret();
      return createAbfallerinnerungRepository(trx).put({ schluessel, email, strasse, arten, zustimmungen });
    },
    async composeMails(trx, { email }, { id }) {
      const schluessel = await createAbfallerinnerungRepository(trx).findKey(id);
      return [composeBestaetigungsbitte({ id, email, schluessel }, config)];
    },
  };
}

const UNBEKANNT: FeldFehler = {
  feld: 'token',
  meldung: 'Diese Erinnerung gibt es nicht mehr. Bitte melden Sie sich neu an.',
};

/** What the private link of a mail allows: to confirm, to change, to end. */
export const abfallerinnerungVerwaltenFormular: Formular<AbfallerinnerungVerwalten> = {
  name: 'abfallerinnerung-verwalten',
  kuerzel: 'AV',
  async check(db, eingabe) {
    const stand = await createAbfallerinnerungRepository(db).findStand(eingabe.token);
    if (!stand) return [UNBEKANNT];
    return eingabe.vorgang === 'aendern' ? checkAuswahl(db, eingabe) : [];
  },
  async save(trx, eingabe) {
    const erinnerungen = createAbfallerinnerungRepository(trx);
    const { token } = eingabe;
    const vorgaenge = {
      bestaetigen: () => erinnerungen.confirm(token),
      abmelden: () => endErinnerung(trx, token),
    };
    const id =
      eingabe.vorgang === 'aendern'
        ? await erinnerungen.change(token, eingabe.strasse, eingabe.arten)
        : await vorgaenge[eingabe.vorgang]();
    if (id === null) throw new Error('The reminder went between two statements of a transaction');
    return id;
  },
  composeMails: async () => [],
};
