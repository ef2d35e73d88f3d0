import type { Abfallerinnerung, AbfallerinnerungVerwalten } from '@gm/shared/schemas/abfallerinnerung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { beendeErinnerung } from '../../abfall/beende-erinnerung.ts';
import { verfasseBestaetigungsbitte } from '../../abfall/verfasse-abfallmails.ts';
import type { Config } from '../../config.ts';
import { createAbfallRepository } from '../../daten/abfall-repository.ts';
import { createAbfallerinnerungRepository } from '../../daten/abfallerinnerung-repository.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { begrenzeBitten } from '../../formulare/begrenze-bitten.ts';
import type { Formular } from '../../formulare/nimm-formular-entgegen.ts';
import { noteZustimmungen } from '../../formulare/note-zustimmungen.ts';
import { erzeugeGeheimnis } from '../../geheimnis.ts';

async function pruefeAuswahl(
  db: Datenquelle,
  { strasse, arten }: Pick<Abfallerinnerung, 'strasse' | 'arten'>,
): Promise<FeldFehler[]> {
  const abfall = createAbfallRepository(db);
  const bekannte = new Set((await abfall.listeArten()).map(({ id }) => id));
  const fehler: FeldFehler[] = [];
  if (!(await abfall.findeStrasse(strasse))) {
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
    async pruefe(db, eingabe) {
      const fehler = await pruefeAuswahl(db, eingabe);
      const offene = await createAbfallerinnerungRepository(db).zaehleUnbestaetigte(eingabe.email);
      return [...fehler, ...begrenzeBitten(offene)];
    },
    speichere(trx, eingabe) {
      const { email, strasse, arten } = eingabe;
      const zustimmungen = noteZustimmungen({ datenschutz: DATENSCHUTZ }, eingabe);
      const { token: schluessel } = erzeugeGeheimnis();
      return createAbfallerinnerungRepository(trx).lege({ schluessel, email, strasse, arten, zustimmungen });
    },
    async verfasseMails(trx, { email }, { id }) {
      const schluessel = await createAbfallerinnerungRepository(trx).findeSchluessel(id);
      return [verfasseBestaetigungsbitte({ id, email, schluessel }, config)];
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
  async pruefe(db, eingabe) {
    const stand = await createAbfallerinnerungRepository(db).findeStand(eingabe.token);
    if (!stand) return [UNBEKANNT];
    return eingabe.vorgang === 'aendern' ? pruefeAuswahl(db, eingabe) : [];
  },
  async speichere(trx, eingabe) {
    const erinnerungen = createAbfallerinnerungRepository(trx);
    const { token } = eingabe;
    const vorgaenge = {
      bestaetigen: () => erinnerungen.bestaetige(token),
      abmelden: () => beendeErinnerung(trx, token),
    };
    const id =
      eingabe.vorgang === 'aendern'
        ? await erinnerungen.aendere(token, eingabe.strasse, eingabe.arten)
        : await vorgaenge[eingabe.vorgang]();
    if (id === null) throw new Error('The reminder went between two statements of a transaction');
    return id;
  },
  verfasseMails: async () => [],
};
