import { readOrExit } from '@gm/shared/cli/exit-with';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './core/platform/config/read-config.ts';
import { createErrorLog } from './core/platform/observability/error-log.ts';
import { createLogger } from './core/platform/observability/logger.ts';
import { startApi } from './start-api.ts';

const config = readOrExit(readConfig);
const errorLog = config.SENTRY_DSN ? await createErrorLog(config.SENTRY_DSN) : null;
const logger = createLogger(config.LOG_LEVEL, errorLog?.stream);

try {
  const api = await startApi(config, logger);
  // Tells `npm start` that this process answers on the port from now on.
  process.send?.('listening');
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
