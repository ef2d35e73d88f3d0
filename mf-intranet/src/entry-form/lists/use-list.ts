import type { FormField } from '@gm/shared/schemas/form-field';
import { type DragEvent, useState } from 'react';
import { createEmpty } from '../values/change-at.ts';
import { findLocation, findObstacle, moveAt } from '../values/move-at.ts';
import { joinPath, useSchemaContext } from '../values/schema-context.ts';

/** The dragged entry, shared by all lists. */
let drawn: { pfad: string; liste: string } | null = null;

/** Drop position: before the entry, or after it in the lower half. */
function isUnderHalf(event: DragEvent): boolean {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY > top + height / 2;
}

/** Actions for the entries of a list; each announces its result. */
export function useList(field: FormField, value: unknown, path: string) {
  const { change, read, getId } = useSchemaContext();
  const [open, setOpen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [target, setTarget] = useState<number | null>(null);
  const values: unknown[] = Array.isArray(value) ? value : [];
  const { eintrag: entry } = field;
  const name = (index: number) => `${entry?.titel ?? field.titel} ${index + 1}`;
  /** Entries contain the same list again. */
  const isTree = entry?.felder.some((inner) => inner.name === field.name && inner.art === 'liste') ?? false;
  /** Lists that accept each other's entries. */
  const list = isTree ? field.name : path;
  const set = (fresh: unknown[]) => change(path, fresh.length === 0 && !field.pflicht ? undefined : fresh);

  function moveTo(from: string, after: string): void {
    const obstacle = isTree ? findObstacle(read(), field.name, from, after) : null;
    if (obstacle) {
      setSaid(obstacle);
      return;
    }
    change('', moveAt(read(), from, after));
    const location = findLocation(from, after);
    setSaid(`Verschoben an Stelle ${Number(location.split('/').at(-1)) + 1}.`);
    // After rendering.
    requestAnimationFrame(() => document.getElementById(getId(location))?.focus());
  }
  const outer = path.split('/').slice(0, -2).join('/');
  const stelle = Number(path.split('/').at(-2));

  return {
    werte: values,
    name,
    istBaum: isTree,
    offen: open,
    gesagt: said,
    /** Drop target of the dragged entry, as an index; null if it is outside of this list. */
    ziel: target,
    insert(index: number, fresh: unknown = createEmpty(entry?.art ?? '')) {
      set([...values.slice(0, index), fresh, ...values.slice(index)]);
      setOpen(index);
    },
    remove(index: number) {
      set(values.filter((_, place) => place !== index));
      setSaid(`${name(index)} ist entfernt.`);
    },
    move(index: number, step: 1 | -1) {
      const fresh = [...values];
      [fresh[index], fresh[index + step]] = [fresh[index + step], fresh[index]];
      set(fresh);
      setSaid(`Steht jetzt an Stelle ${index + step + 1} von ${values.length}.`);
    },
    /** Into the preceding entry; null if there is none. */
    moveIn: (index: number): (() => void) | null => {
      if (!isTree || index === 0) return null;
      const beforehand = joinPath(joinPath(path, index - 1), field.name);
      const { length } = (read(beforehand) as unknown[] | undefined) ?? [];
      return () => moveTo(joinPath(path, index), joinPath(beforehand, length));
    },
    /** After its parent entry; null at the top level. */
    moveOut: (index: number): (() => void) | null =>
      isTree && outer !== '' && outer.split('/').at(-1) === field.name
        ? () => moveTo(joinPath(path, index), joinPath(outer, stelle + 1))
        : null,
    dragged: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        drawn = { pfad: joinPath(path, index), liste: list };
        // Firefox requires data to start dragging.
        event.dataTransfer.setData('text/plain', name(index));
        event.dataTransfer.effectAllowed = 'move';
        event.stopPropagation();
      },
      onDragEnd() {
        drawn = null;
        setTarget(null);
      },
    }),
    dropped: (index: number) => ({
      onDragOver(event: DragEvent) {
        if (drawn?.liste !== list) return;
        // Handled by the innermost list that accepts it.
        event.preventDefault();
        event.stopPropagation();
        setTarget(isUnderHalf(event) ? index + 1 : index);
      },
      onDragLeave: () => setTarget(null),
      onDrop(event: DragEvent) {
        if (drawn?.liste !== list) return;
        event.preventDefault();
        event.stopPropagation();
        setTarget(null);
        const from = drawn.pfad;
        const after = joinPath(path, isUnderHalf(event) ? index + 1 : index);
        drawn = null;
        if (findLocation(from, after) !== from) moveTo(from, after);
      },
    }),
  };
}
