import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { type DragEvent, useState } from 'react';
import { createLeer } from './change-at.ts';
import { findHindernis, findOrt, moveAt } from './move-at.ts';
import { joinPfad, useSchemaKontext } from './schema-kontext.ts';

/** What is being dragged: one thing at a time, whichever list it comes from. */
let gezogen: { pfad: string; liste: string } | null = null;

/** Where an entry is dropped: before it, or behind it in the lower half. */
function isUnterhalb(event: DragEvent): boolean {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY > top + height / 2;
}

/** What can be done with the entries of a list; each says what has become of it. */
export function useListe(feld: Formfeld, wert: unknown, pfad: string) {
  const { change, read, getId } = useSchemaKontext();
  const [offen, setOffen] = useState<number | null>(null);
  const [gesagt, setGesagt] = useState('');
  const [ziel, setZiel] = useState<number | null>(null);
  const werte: unknown[] = Array.isArray(wert) ? wert : [];
  const { eintrag } = feld;
  const name = (index: number) => `${eintrag?.titel ?? feld.titel} ${index + 1}`;
  /** Its entries hold such a list themselves. */
  const istBaum = eintrag?.felder.some((inneres) => inneres.name === feld.name && inneres.art === 'liste') ?? false;
  /** Lists that take each other's entries. */
  const liste = istBaum ? feld.name : pfad;
  const set = (neue: unknown[]) => change(pfad, neue.length === 0 && !feld.pflicht ? undefined : neue);

  function moveTo(von: string, nach: string): void {
    const hindernis = istBaum ? findHindernis(read(), feld.name, von, nach) : null;
    if (hindernis) {
      setGesagt(hindernis);
      return;
    }
    change('', moveAt(read(), von, nach));
    const ort = findOrt(von, nach);
    setGesagt(`Verschoben an Stelle ${Number(ort.split('/').at(-1)) + 1}.`);
    // Once it is drawn.
    requestAnimationFrame(() => document.getElementById(getId(ort))?.focus());
  }
  const aeussere = pfad.split('/').slice(0, -2).join('/');
  const stelle = Number(pfad.split('/').at(-2));

  return {
    werte,
    name,
    istBaum,
    offen,
    gesagt,
    /** Place before which what is dragged would stand; null: it is not over this list. */
    ziel,
    insert(index: number, neuer: unknown = createLeer(eintrag?.art ?? '')) {
      set([...werte.slice(0, index), neuer, ...werte.slice(index)]);
      setOffen(index);
    },
    remove(index: number) {
      set(werte.filter((_, platz) => platz !== index));
      setGesagt(`${name(index)} ist weggenommen.`);
    },
    move(index: number, schritt: 1 | -1) {
      const neue = [...werte];
      [neue[index], neue[index + schritt]] = [neue[index + schritt], neue[index]];
      set(neue);
      setGesagt(`Steht jetzt an Stelle ${index + schritt + 1} von ${werte.length}.`);
    },
    /** Below the entry before it; null where there is none. */
    moveIn: (index: number): (() => void) | null => {
      if (!istBaum || index === 0) return null;
      const davor = joinPfad(joinPfad(pfad, index - 1), feld.name);
      const { length } = (read(davor) as unknown[] | undefined) ?? [];
      return () => moveTo(joinPfad(pfad, index), joinPfad(davor, length));
    },
    /** Behind the entry that it stands under; null at the top. */
    moveOut: (index: number): (() => void) | null =>
      istBaum && aeussere !== '' && aeussere.split('/').at(-1) === feld.name
        ? () => moveTo(joinPfad(pfad, index), joinPfad(aeussere, stelle + 1))
        : null,
    dragged: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        gezogen = { pfad: joinPfad(pfad, index), liste };
        // Without words Firefox drags nothing.
        event.dataTransfer.setData('text/plain', name(index));
        event.dataTransfer.effectAllowed = 'move';
        event.stopPropagation();
      },
      onDragEnd() {
        gezogen = null;
        setZiel(null);
      },
    }),
    dropped: (index: number) => ({
      onDragOver(event: DragEvent) {
        if (gezogen?.liste !== liste) return;
        // The innermost list that takes it is meant.
        event.preventDefault();
        event.stopPropagation();
        setZiel(isUnterhalb(event) ? index + 1 : index);
      },
      onDragLeave: () => setZiel(null),
      onDrop(event: DragEvent) {
        if (gezogen?.liste !== liste) return;
        event.preventDefault();
        event.stopPropagation();
        setZiel(null);
        const von = gezogen.pfad;
        const nach = joinPfad(pfad, isUnterhalb(event) ? index + 1 : index);
        gezogen = null;
        if (findOrt(von, nach) !== von) moveTo(von, nach);
      },
    }),
  };
}
