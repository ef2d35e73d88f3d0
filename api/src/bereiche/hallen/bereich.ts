import { defineBereich } from '../../kern/bereich.ts';
import { storeBeispiele } from './beispiele.ts';
import { hallen } from './calls/hallen.ts';
import { hallenanmietung } from './calls/hallenanmietung.ts';
import { HALLENANMIETUNG } from './hallenanmietung-art.ts';
import { hallenInhalt } from './inhalt.ts';

/** Halls: requests and what takes them. */
export const bereich = defineBereich({
  name: 'hallen',
  pfade: ['/veranstaltungen-hallenanmietung/', '/intranet/hallen/'],
  inhalte: [hallen],
  calls: [hallenanmietung],
  inhalt: hallenInhalt,
  formulare: [HALLENANMIETUNG],
  beispiele: storeBeispiele,
});
