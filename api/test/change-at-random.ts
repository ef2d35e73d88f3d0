import type { Eintrag, Inhaltsart } from '../src/kern/inhalt/inhaltsart.ts';
import type { Vorhaben } from '../src/kern/redaktion/inhalt/plan-aenderung.ts';

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
type Werte = Record<string, unknown>;

/** Fields with words that somebody reads. */
const WORTE = [
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

/** The data with something else in one of their fields, which may not fit. */
function changeWerte(werte: Werte, eintraege: readonly Eintrag[], { pick, next }: Random): Werte {
  const felder = Object.keys(werte).filter((name) => WORTE.includes(name) && typeof werte[name] === 'string');
  const fotos = eintraege.filter(({ art }) => art === 'foto').map(({ schluessel }) => schluessel);
  const wuerfel = next();
  if (wuerfel < 0.1) return { ...werte, foto: next() < 0.8 ? pick(fotos) : 'gibt-es-nicht.jpg' };
  if (wuerfel < 0.15 && typeof werte.id === 'number') return { ...werte, id: next() < 0.5 ? werte.id + 1 : 900_000 };
  if (wuerfel < 0.25 && 'datei' in werte)
    return { ...werte, fokus: { von_links: Math.floor(next() * 100), von_oben: 30 } };
  if (wuerfel < 0.3) return { ...werte, eintrag: pick(eintraege.filter(({ art }) => art === 'brancheneintrag')).daten };
  if (wuerfel < 0.35) return { ...werte, eintrag: 1 + Math.floor(next() * 30) };
  if (felder.length === 0) return werte;
  const feld = pick(felder);
  const worte = pick(['Kirschblüte', 'Wochenmarkt am Brunnen', 'Straßenfest', 'neu']);
  return { ...werte, [feld]: next() < 0.2 ? worte : `${String(werte[feld])} ${worte}` };
}

/** What an editor may do to the content next. */
export function inventVorhaben(
  eintraege: readonly Eintrag[],
  arten: readonly Inhaltsart[],
  random: Random,
): { was: string; vorhaben: Vorhaben } {
  const { pick, next } = random;
  // Kinds with few entries come as often as those with many.
  const art = pick(arten.filter(({ name }) => eintraege.some((einer) => einer.art === name)));
  const eintrag = pick(eintraege.filter((einer) => einer.art === art.name));
  const werte = { ...(Object(eintrag.daten) as Werte) };
  const angaben = (daten: Werte, mehr: object = {}) => ({
    titel: '',
    art: art.name,
    schluessel: eintrag.schluessel,
    daten: JSON.stringify(daten),
    text: eintrag.text ?? '',
    ...mehr,
  });
  const { schluessel } = eintrag;
  const wuerfel = next();
  const wer = `${art.name} ${schluessel}`;
  if (wuerfel < 0.15) {
    const ersatz = next() < 0.5 ? pick(['/kontakt/', '/', 'https://anderswo.example/']) : '';
    return {
      was: `take away ${wer} for '${ersatz}'`,
      vorhaben: { art, angaben: angaben(werte), schluessel, ohne: true, ersatz },
    };
  }
  if (wuerfel < 0.35 && art.ablage.form !== 'datei') {
    const neue = 'id' in werte ? { ...werte, id: 5_000 + Math.floor(next() * 1_000) } : werte;
    const daten = changeWerte(neue, eintraege, random);
    const vorhaben = { art, angaben: angaben(daten, { schluessel: '' }), schluessel: null };
    return { was: `another one like ${wer}`, vorhaben };
  }
  if (wuerfel < 0.55 && art.name === 'seite') {
    const adresse = next() < 0.5 ? `/umgezogen/${schluessel.split('/').at(-1)}` : `/${pick(eintraege).schluessel}-dort`;
    return { was: `move ${wer} to ${adresse}`, vorhaben: { art, angaben: angaben(werte, { adresse }), schluessel } };
  }
  return {
    was: `change ${wer}`,
    vorhaben: { art, angaben: angaben(changeWerte(werte, eintraege, random)), schluessel },
  };
}
