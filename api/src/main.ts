import closeWithGrace from 'close-with-grace';
import { createErrorLog } from './kern/betrieb/error-log.ts';
import { createLogger } from './kern/betrieb/logger.ts';
import { readConfig } from './kern/betrieb/read-config.ts';
import { startApi } from './start-api.ts';

const config = readConfig();
const errorLog = config.SENTRY_DSN ? await createErrorLog(config.SENTRY_DSN) : null;
const logger = createLogger(config.LOG_LEVEL, errorLog?.stream);

try {
  const api = await startApi(config, logger);
  const delay = config.SHUTDOWN_DELAY + config.SHUTDOWN_TIMEOUT;
  closeWithGrace({ delay, logger }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, 'closing after a fault');
    else logger.info({ signal }, 'closing');
    await api.stop();
    logger.info('closed');
    await errorLog?.close();
  });
} catch (err) {
  logger.fatal({ err }, 'the api could not start');
  process.exitCode = 1;
  await errorLog?.close();
}
