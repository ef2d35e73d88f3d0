import { defineAngebot } from './angebot-element.ts';
import { showConnection } from './show-connection.ts';
import { startWorker } from './start-worker.ts';

/** Everything of the app that no first view needs. */
export function startLate(gemeinde: string): void {
  showConnection();
  defineAngebot(gemeinde);
  void startWorker();
}
