import { defineArea } from '../../core/composition/area.ts';
import { street } from './calls/street.ts';
import { streetsMasterData } from './content.ts';

/** Streets: road works, polling place, school and day care. */
export const area = defineArea({
  name: 'strassen',
  pfade: ['/meine-strasse/'],
  calls: [street],
  stammdaten: streetsMasterData,
});
