import { defineArea } from '../../core/composition/area.ts';
import { hallenanmietung } from './calls/hallenanmietung.ts';
import { halls } from './calls/halls.ts';
import { hallsContent } from './content.ts';
import { storeExamples } from './examples.ts';
import { HALLENANMIETUNG } from './hallenanmietung-kind.ts';

/** Halls: rental requests and occupancy. */
export const area = defineArea({
  name: 'hallen',
  pfade: ['/veranstaltungen-hallenanmietung/', '/intranet/hallen/'],
  inhalte: [halls],
  calls: [hallenanmietung],
  inhalt: hallsContent,
  formulare: [HALLENANMIETUNG],
  examples: storeExamples,
});
