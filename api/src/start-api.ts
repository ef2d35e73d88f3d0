import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import { AREAS, chooseAreas } from './areas.ts';
import { FIGURES } from './core/composition/figures.ts';
import { startCleanup } from './core/composition/start-cleanup.ts';
import { keepContentCurrent } from './core/content/publish/keep-content-current.ts';
import { loadContent } from './core/content/publish/load-content.ts';
import { loadMasterData } from './core/content/publish/load-master-data.ts';
import { followSchedule } from './core/editor/drafts/follow-schedule.ts';
import { createContentPublication } from './core/editor/entries/content-publication.ts';
import { carryOutWish } from './core/editor/folder/carry-out-wish.ts';
import { seedContent } from './core/editor/folder/import-content.ts';
import { startLinkCheck } from './core/editor/links/start-link-check.ts';
import { createPublications } from './core/editor/store/publication.ts';
import type { Config } from './core/platform/config/config.ts';
import type { OpenDatabase } from './core/platform/database/database-handle.ts';
import { listLater, migrate } from './core/platform/database/migrate.ts';
import { openDatabase } from './core/platform/database/open-database.ts';
import { refuseOldServer, waitForDatabase } from './core/platform/database/wait-for-database.ts';
import { openFiles } from './core/platform/files/open-files.ts';
import { serveCommands } from './core/platform/jobs/commands.ts';
import { createMetrics, serveMetrics } from './core/platform/observability/metrics.ts';
import { openTraces, traceStatements } from './core/platform/observability/trace-requests.ts';
import { claimInstallation } from './core/platform/operation/claim-installation.ts';
import { openReading } from './core/platform/operation/open-reading.ts';
import { followContentState, tickContentState } from './core/platform/version/content-state.ts';
import { prepareDemoAccounts } from './core/services/accounts/demo-accounts.ts';
import { startPasswordMails } from './core/services/accounts/passwords/start-password-mails.ts';
import { createAgeFigure } from './core/services/backup/backup-age.ts';
import { dumpDatabase } from './core/services/backup/dump-database.ts';
import { startDeleted } from './core/services/backup/note-deleted.ts';
import { startMailDispatch } from './core/services/mail/start-mail-dispatch.ts';
import { startPushDispatch } from './core/services/push/push-dispatch.ts';
import { createDemoSubmissions } from './demo-submissions.ts';
import { migrations } from './migrations.ts';

/** How long pages of an external content system may be cached, in milliseconds. */
const FOREIGN_LIFETIME = 60_000;

export interface RunningApi {
  /** Address on which it listens, for example `http://127.0.0.1:3001`. */
  address: string;
  /** Ends without dropping a request: reports not ready, then closes, the database last. */
  stop(): Promise<void>;
}

/** An empty database gets the content folder, outside the demo only its settings. */
async function fillDatabase({ db }: OpenDatabase, config: Config, logger: FastifyBaseLogger): Promise<void> {
  const isFilled = await seedContent(db, {
    ordner: config.CONTENT_DIR,
    bereiche: chooseAreas(config.AREAS_OFF),
    alle: AREAS,
    uploads: openFiles(config).uploads,
    nurStammdaten: config.CMS_URL !== undefined || !config.DEMO,
  });
  if (isFilled) logger.info({ folder: config.CONTENT_DIR }, 'content taken into the database');
}

async function publishContent({ db }: OpenDatabase, config: Config, logger: FastifyBaseLogger): Promise<void> {
  const order = { bereiche: chooseAreas(config.AREAS_OFF) };
  if (config.CMS_URL) return loadMasterData(db, order);
  const { geladen: loaded, version } = await loadContent(db, order);
  if (config.DEMO) await createDemoSubmissions(db, config);
  if (loaded) logger.info({ version }, 'content loaded');
}

/**
 * Opens the database, waits until it responds, migrates it, loads the content and listens. If a step fails, it closes
 * everything and throws.
 */
export async function startApi(config: Config, logger: FastifyBaseLogger): Promise<RunningApi> {
  /** Functions that close what was opened, in the order of opening. */
  const opened: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  try {
    const areas = chooseAreas(config.AREAS_OFF);
    const traces = await openTraces(config);
    if (traces) opened.push(traces.close);
    const hear = traces ? traceStatements(traces) : undefined;
    const database = await openDatabase(config, hear);
    opened.push(database.close);
    database.onFailure((err) => {
      logger.fatal({ err }, 'the database is gone');
      process.exit(1);
    });
    await waitForDatabase(database.db, ({ message }) => logger.warn({ reason: message }, 'waiting for the database'));
    await refuseOldServer(database.db);
    await claimInstallation(database, config);
    const later = await listLater(database.db, migrations);
    if (later.length > 0) logger.warn({ later }, 'the schema is ahead of this version, which goes on with it');
    const migrated = await migrate(database.db, migrations);
    if (migrated.length > 0) logger.info({ migrated }, 'database migrated');

    await prepareDemoAccounts(database.db, config);
    await fillDatabase(database, config, logger);
    const publish = () => publishContent(database, config, logger);
    await publish();
    opened.push(keepContentCurrent(publish, (err) => logger.error({ err }, 'content not loaded')));
    const state = config.CMS_URL ? tickContentState(FOREIGN_LIFETIME) : await followContentState(database);
    opened.push(state.close);
    const { lesen: reading, close } = await openReading(config, database, { stand: state, log: logger, hear });
    opened.push(close);
    const schedule = await followSchedule(database, createPublications(createContentPublication(areas)), logger);
    opened.push(schedule.end);

    const mailDispatch = await startMailDispatch(config, database, logger);
    opened.push(mailDispatch.end);
    const passwordMails = await startPasswordMails(config, database, logger);
    opened.push(passwordMails.end);
    const pushDispatch = await startPushDispatch(config, database, logger);
    opened.push(pushDispatch.end);
    const environment = { config, database, stand: state, log: logger };
    for (const start of areas.flatMap(({ jobs }) => jobs ?? [])) opened.push((await start(environment)).end);
    opened.push(startLinkCheck({ ...environment, bereiche: areas }).end);
    opened.push(startDeleted(database.db, config, logger).end);
    opened.push(startCleanup(database.db, config, logger, AREAS));

    const metrics = createMetrics({
      database,
      figures: [
        ...FIGURES,
        createAgeFigure(openFiles(config).backupSuccesses),
        ...areas.flatMap(({ figures }) => figures ?? []),
      ],
    });
    if (config.API_METRICS_PORT !== undefined) {
      const server = await serveMetrics(metrics, { port: config.API_METRICS_PORT, host: config.METRICS_HOST });
      opened.push(() => server.close());
    }
    const drain = { active: false };
    const app = await createApp({
      config,
      database,
      lesen: reading,
      stand: state,
      drain,
      logger,
      metrics,
      spuren: traces,
    });
    opened.push(() => app.close());
    const address = await app.listen({ port: config.API_PORT, host: config.API_HOST });
    // A separate database server is also reachable from the command line.
    if (!config.DATABASE_URL) {
      const commands = await serveCommands(config, async (command) => {
        if (command.vorgang !== 'abzug')
          return carryOutWish(database.db, { config, bereiche: areas, alle: AREAS }, command);
        await dumpDatabase(database.db, command.ordner);
        return '';
      });
      opened.push(commands.end);
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
