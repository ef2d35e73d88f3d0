import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { KONTOZUSAETZE, type KontoZeile } from './konten-repository.ts';

/** How long a log-in holds. */
export interface Anmeldedauer {
  /** Seconds since the last request. */
  ANMELDUNG_SEKUNDEN: number;
  /** Hours since the log-in. */
  ANMELDUNG_MAX_STUNDEN: number;
}

/** Seconds between two notes of activity: a page makes several calls at once. */
const NOTIZ_ABSTAND = 60;

export interface Kontositzung {
  konto: KontoZeile;
  token_hash: string;
  neu_seit: Date | null;
  /** Whether the last note of activity is so old that a new one is due. */
  istZuErneuern: boolean;
  /** Seconds until it ends unless another request comes. */
  sekunden: number;
}

/** Who is logged in. Only hashes of tokens are kept. */
export function createKontositzungRepository(db: Datenquelle) {
  const isAlive = ({ ANMELDUNG_SEKUNDEN, ANMELDUNG_MAX_STUNDEN }: Anmeldedauer) =>
    sql<boolean>`s.aktiv > now() - make_interval(secs => ${ANMELDUNG_SEKUNDEN}::int)
      and s.erstellt > now() - make_interval(hours => ${ANMELDUNG_MAX_STUNDEN}::int)`;

  const isVeraltet = sql<boolean>`s.aktiv < now() - make_interval(secs => ${NOTIZ_ABSTAND}::int)`;
  const measureRest = ({ ANMELDUNG_SEKUNDEN, ANMELDUNG_MAX_STUNDEN }: Anmeldedauer) =>
    sql<number>`ceil(extract(epoch from least(
      case when ${isVeraltet} then now() else s.aktiv end + make_interval(secs => ${ANMELDUNG_SEKUNDEN}::int),
      s.erstellt + make_interval(hours => ${ANMELDUNG_MAX_STUNDEN}::int)) - now()))::int`;

  return {
    async begin(konto: Pick<KontoZeile, 'id' | 'letzte_anmeldung'>, token_hash: string): Promise<void> {
      await db
        .insertInto('kontositzungen')
        .values({ token_hash, konto_id: konto.id, neu_seit: konto.letzte_anmeldung })
        .execute();
    },

    /** The log-in of a token, or null when there is none or it has run out. Locked accounts are found, too. */
    async find(token_hash: string, dauer: Anmeldedauer): Promise<Kontositzung | null> {
      const zeile = await db
        .selectFrom('kontositzungen as s')
        .innerJoin('konten as k', 'k.id', 's.konto_id')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .select(['s.neu_seit', isVeraltet.as('istZuErneuern'), measureRest(dauer).as('sekunden')])
        .where('s.token_hash', '=', token_hash)
        .where(isAlive(dauer))
        .executeTakeFirst();
      if (!zeile) return null;
      const { neu_seit, istZuErneuern, sekunden, ...konto } = zeile;
      return { konto, token_hash, neu_seit, istZuErneuern, sekunden };
    },

    async renew(token_hash: string): Promise<void> {
      await db
        .updateTable('kontositzungen')
        .set({ aktiv: sql<Date>`now()` })
        .where('token_hash', '=', token_hash)
        .execute();
    },

    async end(token_hash: string): Promise<void> {
      await db.deleteFrom('kontositzungen').where('token_hash', '=', token_hash).execute();
    },

    /** Logs the account out everywhere, except where `behalte` was given. */
    async endAll(konto_id: number, behalte?: string): Promise<void> {
      let sitzungen = db.deleteFrom('kontositzungen').where('konto_id', '=', konto_id);
      if (behalte) sitzungen = sitzungen.where('token_hash', '<>', behalte);
      await sitzungen.execute();
    },

    /** Erases what has run out: log-ins, links to set a password, counts of failed log-ins, lists nobody carried out. */
    async cleanUp(dauer: Anmeldedauer): Promise<void> {
      await db
        .deleteFrom('kontositzungen as s')
        .where(sql<boolean>`not (${isAlive(dauer)})`)
        .execute();
      await db.deleteFrom('passwortlinks').where('gueltig_bis', '<', sql<Date>`now()`).execute();
      await db.deleteFrom('drosseln').where('beginn', '<', sql<Date>`now() - interval '1 day'`).execute();
      await db.deleteFrom('kontenimporte').where('erstellt', '<', sql<Date>`now() - interval '1 day'`).execute();
    },
  };
}
