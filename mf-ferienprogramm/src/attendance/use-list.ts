import type { Mark } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { Sync } from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import { requestJson } from '@gm/shared/browser/request-json';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addMark, type List, listOpen, takeSync } from './list.ts';
import { eraseList, type Open, saveList } from './safe.ts';

/** Debounce that groups the marks of a row, interval for fetching others' marks, and pause after a failed exchange. */
const AFTER_MARK_MS = 1500;
const REGULARLY_MS = 30_000;
const AFTER_FAULT_MS = 5000;
const DEADLINE_MS = 10_000;

/**
 * An open list: adds marks, stores them encrypted, and synchronises them when online. `end` closes it with a reason.
 */
export function useList({
  offen: open,
  abgleich: sync,
  end,
}: {
  offen: Open;
  abgleich: string;
  end(why: string): void;
}) {
  const [list, setList] = useState(open.liste);
  const [connected, setConnected] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const present = useRef(open.liste);
  const saving = useRef(Promise.resolve());
  const running = useRef(false);
  const asked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);

  function change(fresh: List): void {
    present.current = fresh;
    setList(fresh);
    // One after the other, each with the latest state.
    saving.current = saving.current
      .then(() => saveList(open, present.current))
      .then(
        () => setError(null),
        () =>
          setError(
            'Auf diesem Gerät ist kein Platz mehr. Bitte lassen Sie diese Seite offen, bis alles übertragen ist.',
          ),
      );
  }

  const mark = (was: Pick<Mark, 'kind' | 'feld' | 'wert'>): void => change(addMark(present.current, was, Date.now()));

  /** Plans the next exchange, instead of one planned before. */
  const plan = (ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void exchange(), ms);
  };

  const exchange = useEffectEvent(async (): Promise<void> => {
    if (ended.current || document.visibilityState !== 'visible') return;
    // The running one may have begun before the connection came back, or before the latest mark.
    if (running.current) {
      asked.current = true;
      return;
    }
    running.current = true;
    const { token, gemacht: made } = present.current;
    const body = JSON.stringify({ token, vermerke: listOpen(present.current) });
    const answer = await requestJson<Sync>(sync, { body, timeoutMs: DEADLINE_MS });
    running.current = false;
    // Closed meanwhile: sent marks are sent again after reopening.
    if (ended.current) return;
    if (answer.ok && answer.body) {
      change(takeSync(present.current, answer.body, made, Date.now()));
      setConnected(Date.now());
      // Marks made meanwhile have planned an exchange, which this one replaces.
      const pause = listOpen(present.current).length > 0 ? AFTER_MARK_MS : REGULARLY_MS;
      plan(asked.current ? 0 : pause);
    } else {
      setConnected(null);
      plan(asked.current ? 0 : AFTER_FAULT_MS);
      if (answer.status === 401) {
        eraseList(open.name);
        end(
          'Diese Liste gilt nicht mehr und wurde von diesem Gerät gelöscht. Bei Fragen wenden Sie sich an das Rathaus.',
        );
      }
    }
    asked.current = false;
    if (Date.now() + present.current.versatz >= open.liste.bis) {
      eraseList(open.name);
      end('Der Tag ist vorbei. Die Liste wurde von diesem Gerät gelöscht.');
    }
  });

  useEffect(() => {
    const run = () => void exchange();
    run();
    addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
      ended.current = true;
      open.release();
    };
  }, [open]);

  const planMark = useEffectEvent(() => plan(AFTER_MARK_MS));
  useEffect(() => {
    if (list.gemacht > 0) planMark();
  }, [list.gemacht]);

  return { liste: list, offene: listOpen(list).length, verbunden: connected, fehler: error, mark };
}
