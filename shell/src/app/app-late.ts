import { offerInstallation } from './offer-installation.ts';
import { showConnection } from './show-connection.ts';
import { startWorker } from './start-worker.ts';

/** Everything of the app that no first view needs. */
export function startLate(gemeinde: string): void {
  showConnection();
  offerInstallation(gemeinde);
  void startWorker();
}
