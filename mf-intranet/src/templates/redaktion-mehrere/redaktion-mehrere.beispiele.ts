import { beispiele as liste } from '../redaktion/redaktion.beispiele.ts';

const options = { aktion: '/api/intranet/redaktion/mehrere' };

/** Entries in every state, and none. */
export const beispiele = {
  voll: { context: liste.voll.context, options },
  leer: { context: liste.leer.context, options },
};
