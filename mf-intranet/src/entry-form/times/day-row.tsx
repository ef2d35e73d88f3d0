import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { Failure } from '@gm/shared/forms/fields/field';
import { formatWeekday } from '@gm/shared/opening-hours/opening-hours';
import type { Weekday } from '@gm/shared/rules/berlin-time';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../lists/button.tsx';
import { joinPath, useSchemaContext } from '../values/schema-context.ts';
import { CopyDay } from './copy-day.tsx';
import { TimeInput } from './time-input.tsx';
import styles from './times.module.css';
import { nextSpan, type Span, type WeekDay } from './week.ts';

interface DayRowProps {
  day: WeekDay;
  id: string;
  /** Of the list with the spans of all days. */
  path: string;
  onSpans(spans: Omit<Span, 'tagestyp'>[], message: string): void;
  onOpen(): void;
  onCopy(days: Weekday[]): void;
}

/** Whether a day is open, its spans, and what can be done with them. */
export function DayRow({ day, id, path, onSpans, onOpen, onCopy }: DayRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const name = formatWeekday(day.tag);
  const spans = day.spannen.map(({ index: _, ...span }) => span);
  const isOpen = spans.length > 0;
  const nameSpan = (place: number) => (spans.length > 1 ? `${name}, Zeit ${place + 1}` : name);
  // After rendering.
  const focus = (selector: string) =>
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus());

  return (
    <li ref={row} className={styles.day}>
      <label className={joinClasses(tile.choice, styles.name)}>
        <input
          id={id}
          type="checkbox"
          checked={isOpen}
          onChange={() => (isOpen ? onSpans([], `${name} ist geschlossen.`) : onOpen())}
        />
        <span>{name}</span>
        {!isOpen && <span className={styles.closed}>geschlossen</span>}
      </label>
      <div className={styles.times}>
        {spans.map((span, place) => (
          // Spans are identified by their place in the day.
          <SpanRow
            key={place}
            id={`${id}-${place}`}
            day={day}
            name={nameSpan(place)}
            place={place}
            path={path}
            onSpan={(part) =>
              onSpans(
                spans.map((one, at) => (at === place ? { ...one, ...part } : one)),
                '',
              )
            }
            onRemove={() => {
              onSpans(
                spans.filter((one) => one !== span),
                `${nameSpan(place)} ist entfernt.`,
              );
              focus('input');
            }}
          />
        ))}
      </div>
      {isOpen && (
        <div className={styles.buttons}>
          <Button
            name={`${name}: weitere Zeit`}
            onPress={() => {
              onSpans([...spans, nextSpan(spans)], `${name} hat jetzt ${spans.length + 1} Zeiten.`);
              focus(`#${CSS.escape(`${id}-${spans.length}`)} input`);
            }}
          >
            <Plus aria-hidden="true" />
          </Button>
          <CopyDay day={day.tag} onCopy={onCopy} />
        </div>
      )}
    </li>
  );
}

interface SpanRowProps {
  id: string;
  day: WeekDay;
  name: string;
  /** In the day. */
  place: number;
  path: string;
  onSpan(part: Partial<Span>): void;
  onRemove(): void;
}

function SpanRow({ id, day: { tag: day, spannen: spans }, name, place, path, onSpan, onRemove }: SpanRowProps) {
  const { getId, getMessage } = useSchemaContext();
  const span = spans[place];
  if (!span) return null;
  const entry = joinPath(path, span.index);
  const message =
    ['beginn', 'ende'].map((part) => getMessage(joinPath(entry, part))).find(Boolean) ?? getMessage(entry);
  // A span for Monday to Friday is shown five times; messages lead to Monday.
  const isNamed = span.tagestyp === day || day === 'MONTAG';
  const control = (part: 'beginn' | 'ende', label: string) => ({
    id: isNamed ? getId(joinPath(entry, part)) : `${id}-${part}`,
    'aria-label': `${name}: ${label}`,
    'aria-describedby': message && `${id}-fehler`,
    wert: span[part],
    meldung: getMessage(joinPath(entry, part)),
    onValue: (time: string) => onSpan({ [part]: time }),
  });
  return (
    <div id={id} className={styles.span}>
      <TimeInput {...control('beginn', 'von')} />
      <span>bis</span>
      <TimeInput {...control('ende', 'bis')} />
      {spans.length > 1 && (
        <Button name={`${name} entfernen`} onPress={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
      <Failure id={id} message={message} />
    </div>
  );
}
