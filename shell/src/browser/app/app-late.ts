import { defineColourChoice } from '../color-scheme/colour-choice-element.ts';
import { defineOffer } from './offer-element.ts';
import { showConnection } from './show-connection.ts';
import { startWorker } from './start-worker.ts';

/** Starts everything that no first view needs. */
export function startLate(gemeinde: string): void {
  defineColourChoice();
  showConnection();
  defineOffer(gemeinde);
  void startWorker();
}
