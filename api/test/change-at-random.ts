import type { ChangePlan } from '../src/core/editor/kinds/plan-change.ts';
import type { ContentKind, Entry } from '../src/core/entries/content-kind.ts';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
  };
}

type Random = ReturnType<typeof createRandom>;
type Values = Record<string, unknown>;

/** Fields that contain text. */
const WORDS = [
  'titel',
  'name',
  'einleitung',
  'beschreibung',
  'md',
  'alt',
  'bezeichnung',
  'rubrik',
  'nachname',
  'betreff',
];

/** The data with another value in one field, which may be invalid. */
function changeValues(values: Values, entries: readonly Entry[], { pick, next }: Random): Values {
  const fields = Object.keys(values).filter((name) => WORDS.includes(name) && typeof values[name] === 'string');
  const photos = entries.filter(({ art: kind }) => kind === 'foto').map(({ schluessel: key }) => key);
  const dice = next();
  if (dice < 0.1) return { ...values, foto: next() < 0.8 ? pick(photos) : 'gibt-es-nicht.jpg' };
  if (dice < 0.15 && typeof values.id === 'number') return { ...values, id: next() < 0.5 ? values.id + 1 : 900_000 };
  if (dice < 0.25 && 'datei' in values)
    return { ...values, fokus: { von_links: Math.floor(next() * 100), von_oben: 30 } };
  if (dice < 0.3)
    return { ...values, eintrag: pick(entries.filter(({ art: kind }) => kind === 'brancheneintrag')).daten };
  if (dice < 0.35) return { ...values, eintrag: 1 + Math.floor(next() * 30) };
  if (fields.length === 0) return values;
  const field = pick(fields);
  const words = pick(['Kirschblüte', 'Wochenmarkt am Brunnen', 'Straßenfest', 'neu']);
  return { ...values, [field]: next() < 0.2 ? words : `${String(values[field])} ${words}` };
}

/** A possible next change by an editor. */
export function inventPlan(
  entries: readonly Entry[],
  kinds: readonly ContentKind[],
  random: Random,
): { was: string; vorhaben: ChangePlan } {
  const { pick, next } = random;
  // Kinds with few entries are as likely as those with many.
  const kind = pick(kinds.filter(({ name }) => entries.some((one) => one.art === name)));
  const entry = pick(entries.filter((one) => one.art === kind.name));
  const values = { ...(Object(entry.daten) as Values) };
  const details = (data: Values, more: object = {}) => ({
    titel: '',
    art: kind.name,
    schluessel: entry.schluessel,
    daten: JSON.stringify(data),
    text: entry.text ?? '',
    ...more,
  });
  const { schluessel: key } = entry;
  const dice = next();
  const who = `${kind.name} ${key}`;
  if (dice < 0.15) {
    const replacement = next() < 0.5 ? pick(['/kontakt/', '/', 'https://anderswo.example/']) : '';
    return {
      was: `take away ${who} for '${replacement}'`,
      vorhaben: { art: kind, angaben: details(values), schluessel: key, ohne: true, ersatz: replacement },
    };
  }
  if (dice < 0.35 && kind.ablage.form !== 'datei') {
    const fresh = 'id' in values ? { ...values, id: 5_000 + Math.floor(next() * 1_000) } : values;
    const data = changeValues(fresh, entries, random);
    const plan = { art: kind, angaben: details(data, { schluessel: '' }), schluessel: null };
    return { was: `another one like ${who}`, vorhaben: plan };
  }
  if (dice < 0.55 && kind.name === 'seite') {
    const address = next() < 0.5 ? `/umgezogen/${key.split('/').at(-1)}` : `/${pick(entries).schluessel}-dort`;
    return {
      was: `move ${who} to ${address}`,
      vorhaben: { art: kind, angaben: details(values, { adresse: address }), schluessel: key },
    };
  }
  return {
    was: `change ${who}`,
    vorhaben: { art: kind, angaben: details(changeValues(values, entries, random)), schluessel: key },
  };
}
