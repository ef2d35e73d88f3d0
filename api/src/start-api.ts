import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { starteAbfallerinnerung } from './abfall/starte-abfallerinnerung.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './daten/database-handle.ts';
import { migrate } from './daten/migrate.ts';
import { openDatabase } from './daten/open-database.ts';
import { folgeEilmeldungen } from './eilmeldungen/folge-eilmeldungen.ts';
import { starteWarteliste } from './ferienprogramm/starte-warteliste.ts';
import { legeDemoEinsendungenAn } from './freigaben/demo-einsendungen.ts';
import { halteInhaltAktuell } from './inhalt/halte-inhalt-aktuell.ts';
import { followInhaltStand, tickInhaltStand } from './inhalt/inhalt-stand.ts';
import { ladeInhalt, ladeStammdaten } from './inhalt/lade-inhalt.ts';
import { prepareDemoAccounts } from './konten/demo-konten.ts';
import { startePasswortmails } from './konten/starte-passwortmails.ts';
import { starteMailVersand } from './mail/starte-mail-versand.ts';
import { startePushVersand } from './push/push-versand.ts';
import { starteRatsabos } from './ratsabo/starte-ratsabos.ts';
import { folgeZeitplan } from './redaktion/folge-zeitplan.ts';
import { starteAufraeumen } from './starte-aufraeumen.ts';

/** How long pages of a foreign content system may be kept, in milliseconds. */
const FREMDE_LEBENSDAUER = 60_000;

export interface RunningApi {
  /** Where it listens, e.g. `http://127.0.0.1:3001`. */
  address: string;
  /** Loads the content folder again. Throws `inhalt_fehlerhaft`; the old content stays then. */
  reload(): Promise<void>;
  /** Ends without dropping a request: first not ready, then closed, the database last. */
  stop(): Promise<void>;
}

async function prepareContent({ db }: OpenDatabase, config: Config, logger: FastifyBaseLogger): Promise<void> {
  const hasOwnContent = config.DEMO && !config.CMS_URL;
  if (!hasOwnContent) return ladeStammdaten(db, config.CONTENT_DIR);
  const { geladen, version } = await ladeInhalt(db, config.CONTENT_DIR);
  await legeDemoEinsendungenAn(db, config);
  if (geladen) logger.info({ version }, 'content loaded');
}

/** Opens the database, migrates it, loads the content, and listens. Throws when one fails; nothing stays open then. */
export async function startApi(config: Config, logger: FastifyBaseLogger): Promise<RunningApi> {
  /** What to close again, in the order it was opened. */
  const opened: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  try {
    const database = await openDatabase(config);
    opened.push(database.close);
    database.onFailure((err) => {
      logger.fatal({ err }, 'the database is gone');
      process.exit(1);
    });
    const migrated = await migrate(database.db);
    if (migrated.length > 0) logger.info({ migrated }, 'database migrated');

    await prepareDemoAccounts(database.db, config);
    const reload = () => prepareContent(database, config, logger);
    await reload();
    opened.push(halteInhaltAktuell(reload, (err) => logger.error({ err }, 'content not loaded')));
    const stand = config.CMS_URL ? tickInhaltStand(FREMDE_LEBENSDAUER) : await followInhaltStand(database);
    opened.push(stand.close);
    const eilmeldungen = await folgeEilmeldungen(database, logger);
    opened.push(eilmeldungen.beende);
    const zeitplan = await folgeZeitplan(database, logger);
    opened.push(zeitplan.beende);

    const mailVersand = await starteMailVersand(config, database, logger);
    opened.push(mailVersand.beende);
    const passwortmails = await startePasswortmails(config, database, logger);
    opened.push(passwortmails.beende);
    opened.push(starteWarteliste(config, database, stand, logger).beende);
    opened.push(starteAbfallerinnerung(config, database, logger).beende);
    opened.push(starteRatsabos(config, database, stand, logger).beende);
    const pushVersand = await startePushVersand(config, database, logger);
    opened.push(pushVersand.beende);
    opened.push(starteAufraeumen(database.db, config, logger));

    const drain = { active: false };
    const app = await createApp({ config, database, stand, drain, logger });
    opened.push(() => app.close());
    const address = await app.listen({ port: config.API_PORT, host: config.API_HOST });
    return {
      address,
      reload,
      async stop() {
        drain.active = true;
        await wait(config.SHUTDOWN_DELAY);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
