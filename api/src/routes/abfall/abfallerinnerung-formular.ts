import { randomBytes } from 'node:crypto';
import type { Abfallerinnerung, AbfallerinnerungVerwalten } from '@gm/shared/schemas/abfallerinnerung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { nenneBezug, verfasseBestaetigungsbitte } from '../../abfall/verfasse-abfallmails.ts';
import type { Config } from '../../config.ts';
import { createAbfallRepository } from '../../daten/abfall-repository.ts';
import { createAbfallerinnerungRepository } from '../../daten/abfallerinnerung-repository.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createOutboxRepository } from '../../daten/outbox-repository.ts';
import type { Formular } from '../../formulare/nimm-formular-entgegen.ts';

/** Mails asking for confirmation that one address gets before it has answered one: nobody is to be flooded. */
const MAX_UNBESTAETIGT = 3;

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
      if (offene < MAX_UNBESTAETIGT) return fehler;
      const meldung =
        'An diese Adresse haben wir schon mehrere Bestätigungslinks geschickt. Bitte sehen Sie auch im Spam-Ordner nach.';
      return [...fehler, { feld: 'email', meldung }];
    },
    speichere(trx, { email, strasse, arten }) {
      const schluessel = randomBytes(24).toString('base64url');
      return createAbfallerinnerungRepository(trx).lege({ schluessel, email, strasse, arten });
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
    async function meldeAb(): Promise<number | null> {
      const id = await erinnerungen.entferne(token);
      if (id !== null) await createOutboxRepository(trx).loescheBezug(nenneBezug(id));
      return id;
    }
    const vorgaenge = { bestaetigen: () => erinnerungen.bestaetige(token), abmelden: meldeAb };
    const id =
      eingabe.vorgang === 'aendern'
        ? await erinnerungen.aendere(token, eingabe.strasse, eingabe.arten)
        : await vorgaenge[eingabe.vorgang]();
    if (id === null) throw new Error('The reminder went between two statements of a transaction');
    return id;
  },
  verfasseMails: async () => [],
};
