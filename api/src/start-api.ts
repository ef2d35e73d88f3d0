import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import { BEREICHE, chooseBereiche, migrations } from './bereiche.ts';
import { createDemoEinsendungen } from './demo-einsendungen.ts';
import { serveBefehle } from './kern/betrieb/befehle.ts';
import { claimInstallation } from './kern/betrieb/claim-installation.ts';
import type { Config } from './kern/betrieb/config.ts';
import { FIGURES } from './kern/betrieb/figures.ts';
import { createMetrics, serveMetrics } from './kern/betrieb/metrics.ts';
import { openLesen } from './kern/betrieb/open-lesen.ts';
import { startAufraeumen } from './kern/betrieb/start-aufraeumen.ts';
import { openSpuren, traceStatements } from './kern/betrieb/trace-requests.ts';
import { openDateien } from './kern/dateien/open-dateien.ts';
import type { OpenDatabase } from './kern/daten/database-handle.ts';
import { listLater, migrate } from './kern/daten/migrate.ts';
import { openDatabase } from './kern/daten/open-database.ts';
import { waitForDatabase } from './kern/daten/wait-for-database.ts';
import { carryOutWunsch } from './kern/inhalt/carry-out-wunsch.ts';
import { seedInhalt } from './kern/inhalt/import-inhalt.ts';
import { followInhaltStand, tickInhaltStand } from './kern/inhalt/inhalt-stand.ts';
import { keepInhaltCurrent } from './kern/inhalt/keep-inhalt-current.ts';
import { loadInhalt } from './kern/inhalt/load-inhalt.ts';
import { loadStammdaten } from './kern/inhalt/load-stammdaten.ts';
import { prepareDemoAccounts } from './kern/konten/demo-konten.ts';
import { startPasswortmails } from './kern/konten/start-passwortmails.ts';
import { startMailVersand } from './kern/mail/start-mail-versand.ts';
import { startPushVersand } from './kern/push/push-versand.ts';
import { followZeitplan } from './kern/redaktion/follow-zeitplan.ts';
import { createInhaltPublikation } from './kern/redaktion/inhalt/inhalt-publikation.ts';
import { startLinkpruefung } from './kern/redaktion/links/start-linkpruefung.ts';
import { createPublikationen } from './kern/redaktion/publikation.ts';
import { dumpDatenbank } from './kern/sicherung/dump-datenbank.ts';
import { startGeloeschtes } from './kern/sicherung/note-geloeschtes.ts';

/** How long pages of a foreign content system may be kept, in milliseconds. */
const FREMDE_LEBENSDAUER = 60_000;

export interface RunningApi {
  /** Where it listens, e.g. `http://127.0.0.1:3001`. */
  address: string;
  /** Ends without dropping a request: first not ready, then closed, the database last. */
  stop(): Promise<void>;
}

/** An empty database gets the content folder, or its settings alone; a site that was run from the folder gets all of it. */
async function fillDatabase({ db }: OpenDatabase, config: Config, logger: FastifyBaseLogger): Promise<void> {
  const wasRunFromFolder = (await db.selectFrom('seiten').select('pfad').limit(1).execute()).length > 0;
  const isFilled = await seedInhalt(db, {
    ordner: config.CONTENT_DIR,
    bereiche: chooseBereiche(config.BEREICHE_AUS),
    alle: BEREICHE,
    uploads: openDateien(config).uploads,
    nurStammdaten: config.CMS_URL !== undefined || !(config.DEMO || wasRunFromFolder),
  });
  if (isFilled) logger.info({ folder: config.CONTENT_DIR }, 'content taken into the database');
}

async function publishContent({ db }: OpenDatabase, config: Config, logger: FastifyBaseLogger): Promise<void> {
  const auftrag = { bereiche: chooseBereiche(config.BEREICHE_AUS) };
  if (config.CMS_URL) return loadStammdaten(db, auftrag);
  const { geladen, version } = await loadInhalt(db, auftrag);
  if (config.DEMO) await createDemoEinsendungen(db, config);
  if (geladen) logger.info({ version }, 'content loaded');
}

/**
 * Opens the database, waits until it answers, migrates it, loads the content, and listens. Throws when one fails; nothing
 * stays open then.
 */
export async function startApi(config: Config, logger: FastifyBaseLogger): Promise<RunningApi> {
  /** What to close again, in the order it was opened. */
  const opened: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  try {
    const bereiche = chooseBereiche(config.BEREICHE_AUS);
    const spuren = await openSpuren(config);
    if (spuren) opened.push(spuren.close);
    const hear = spuren ? traceStatements(spuren) : undefined;
    const database = await openDatabase(config, hear);
    opened.push(database.close);
    database.onFailure((err) => {
      logger.fatal({ err }, 'the database is gone');
      process.exit(1);
    });
    await waitForDatabase(database.db, ({ message }) => logger.warn({ reason: message }, 'waiting for the database'));
    await claimInstallation(database, config);
    const later = await listLater(database.db, migrations);
    if (later.length > 0) logger.warn({ later }, 'the schema is ahead of this version, which goes on with it');
    const migrated = await migrate(database.db, migrations);
    if (migrated.length > 0) logger.info({ migrated }, 'database migrated');

    await prepareDemoAccounts(database.db, config);
    await fillDatabase(database, config, logger);
    const publish = () => publishContent(database, config, logger);
    await publish();
    opened.push(keepInhaltCurrent(publish, (err) => logger.error({ err }, 'content not loaded')));
    const stand = config.CMS_URL ? tickInhaltStand(FREMDE_LEBENSDAUER) : await followInhaltStand(database);
    opened.push(stand.close);
    const { lesen, close } = await openLesen(config, database, { stand, log: logger, hear });
    opened.push(close);
    const zeitplan = await followZeitplan(database, createPublikationen(createInhaltPublikation(bereiche)), logger);
    opened.push(zeitplan.end);

    const mailVersand = await startMailVersand(config, database, logger);
    opened.push(mailVersand.end);
    const passwortmails = await startPasswortmails(config, database, logger);
    opened.push(passwortmails.end);
    const pushVersand = await startPushVersand(config, database, logger);
    opened.push(pushVersand.end);
    const umgebung = { config, database, stand, log: logger };
    for (const start of bereiche.flatMap(({ jobs }) => jobs ?? [])) opened.push((await start(umgebung)).end);
    if (config.LINKS_PRUEFEN) opened.push(startLinkpruefung(umgebung).end);
    opened.push(startGeloeschtes(database.db, config, logger).end);
    opened.push(startAufraeumen(database.db, config, logger, BEREICHE));

    const metrics = createMetrics({
      database,
      figures: [...FIGURES, ...bereiche.flatMap(({ figures }) => figures ?? [])],
    });
    if (config.API_METRICS_PORT !== undefined) {
      const server = await serveMetrics(metrics, { port: config.API_METRICS_PORT, host: config.METRICS_HOST });
      opened.push(() => server.close());
    }
    const drain = { active: false };
    const app = await createApp({ config, database, lesen, stand, drain, logger, metrics, spuren });
    opened.push(() => app.close());
    const address = await app.listen({ port: config.API_PORT, host: config.API_HOST });
    // A server of its own is open to the command line too.
    if (!config.DATABASE_URL) {
      const befehle = await serveBefehle(config, async (befehl) => {
        if (befehl.vorgang !== 'abzug')
          return carryOutWunsch(database.db, { config, bereiche, alle: BEREICHE }, befehl);
        await dumpDatenbank(database.db, befehl.ordner);
        return '';
      });
      opened.push(befehle.end);
    }
    return {
      address,
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
