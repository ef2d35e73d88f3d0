import { defineArea } from '../../core/composition/area.ts';
import { maengel } from './calls/maengel.ts';
import { mangel } from './calls/mangel.ts';
import { mangelState } from './calls/mangel-state.ts';
import { streetMaengel } from './calls/street-maengel.ts';
import { maengelMasterData } from './content.ts';
import { storeExamples } from './examples.ts';
import { REPORTING_PATH } from './maengel-path.ts';
import { MANGEL } from './mangel-kind.ts';

/** Defects in the municipality reported by residents: potholes, broken lamps, rubbish. */
export const area = defineArea({
  name: 'maengel',
  pfade: [REPORTING_PATH],
  calls: [mangel, maengel, mangelState, streetMaengel],
  stammdaten: maengelMasterData,
  formulare: [MANGEL],
  examples: storeExamples,
});
