import { beispiele as liste } from '../redaktion/redaktion.beispiele.ts';
import { beispiele as inhalte } from '../redaktion-inhalte/redaktion-inhalte.beispiele.ts';

const options = { aktion: '/api/intranet/redaktion/mehrere' };

/** Entries in every state, entries of the content, and none. */
export const beispiele = {
  voll: { context: liste.voll.context, options },
  inhalte: { context: inhalte.eintraege.context, options },
  leer: { context: liste.leer.context, options },
};
