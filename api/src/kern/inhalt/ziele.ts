import type { Eintrag } from './inhaltsart.ts';

/** A value that is an address, from beginning to end. */
const ZIEL = /^(?:\/|https?:\/\/)\S*$/;
/** Addresses inside of a text: of Markdown, its list of references, HTML, and between angle brackets. */
const IM_TEXT = /(\]\(\s*<?|^\[[^\]\n]+\]:\s*|\bhref="|<(?=https?:))([^\s)">]+)/gm;

/** The value with another address in the place of each, at any depth; what is none stays as it is. */
function mapZiele(wert: unknown, change: (ziel: string) => string): unknown {
  if (typeof wert === 'string') {
    if (ZIEL.test(wert)) return change(wert);
    return wert.replaceAll(IM_TEXT, (_, davor: string, ziel: string) => davor + change(ziel));
  }
  if (Array.isArray(wert)) return wert.map((eines) => mapZiele(eines, change));
  if (typeof wert !== 'object' || wert === null) return wert;
  return Object.fromEntries(Object.entries(wert).map(([name, teil]) => [name, mapZiele(teil, change)]));
}

/** An entry whose links lead where `change` says. What a redirect is asked for by is no link. */
export function changeZiele(eintrag: Eintrag, change: (ziel: string) => string): Eintrag {
  const changeFeld = (name: string, wert: unknown) =>
    eintrag.art === 'umleitung' && name === 'von' ? wert : mapZiele(wert, change);
  const { daten } = eintrag;
  const isGruppe = typeof daten === 'object' && daten !== null && !Array.isArray(daten);
  return {
    ...eintrag,
    daten: isGruppe
      ? Object.fromEntries(Object.entries(daten).map(([name, wert]) => [name, changeFeld(name, wert)]))
      : mapZiele(daten, change),
    text: eintrag.text === null ? null : String(mapZiele(eintrag.text, change)),
  };
}

/** Where its links lead, as they are written. */
export function listZiele(eintrag: Eintrag): string[] {
  const ziele: string[] = [];
  changeZiele(eintrag, (ziel) => {
    ziele.push(ziel);
    return ziel;
  });
  return ziele;
}
