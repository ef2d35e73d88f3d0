import { resolve } from 'node:path';
import { testRecordings } from '@gm/shared/test/recordings';
import { remote } from '../contract.ts';

/** Lists in lists: the form of an entry is a tree. */
const DEPTHS = [
  'felder[].eintrag.felder[].eintrag.felder[].',
  'felder[].eintrag.felder[].eintrag.',
  'felder[].eintrag.felder[].',
  'felder[].eintrag.',
  'felder[].',
  '',
];
const ONLY_HEROES = 'Only heroes have it; the recorded entry has none.';
const ONLY_CLOSED = 'Only closed messages have it; the recorded ones are open.';

testRecordings(remote, resolve(import.meta.dirname, '..'), {
  freigabe: { ohneAntwort: { 'freigabe.stand': ONLY_CLOSED } },
  freigaben: { ohneAntwort: { 'freigaben.data[].stand': ONLY_CLOSED } },
  'redaktion-beitrag': {
    ohneAntwort: Object.fromEntries(DEPTHS.map((fields) => [`beitrag.inhalt.formular.${fields}nurFotos`, ONLY_HEROES])),
  },
});
