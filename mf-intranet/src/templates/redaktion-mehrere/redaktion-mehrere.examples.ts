import { examples as list } from '../redaktion/redaktion.examples.ts';
import { examples as contents } from '../redaktion-inhalte/redaktion-inhalte.examples.ts';

const options = { aktion: '/api/intranet/redaktion/mehrere' };

/** Entries in every state, content entries, and none. */
export const examples = {
  voll: { context: list.voll.context, options },
  inhalte: { context: contents.eintraege.context, options },
  leer: { context: list.leer.context, options },
};
