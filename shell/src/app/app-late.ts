import { defineFarbwahl } from '../darstellung/farbwahl-element.ts';
import { defineAngebot } from './angebot-element.ts';
import { showConnection } from './show-connection.ts';
import { startWorker } from './start-worker.ts';

/** Everything that no first view needs. */
export function startLate(gemeinde: string): void {
  defineFarbwahl();
  showConnection();
  defineAngebot(gemeinde);
  void startWorker();
}
