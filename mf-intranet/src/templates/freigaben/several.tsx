import { requestJson } from '@gm/shared/browser/request-json';
import type { Page } from '@gm/shared/contract';
import input from '@gm/shared/forms/fields/input.module.css';
import type { Releases, SeveralResults } from '@gm/shared/schemas/desk/releases';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { NewsItem } from '@gm/shared/ui/news-item';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatSubmissions } from '../../desk/format-submissions.ts';
import { listCommonSteps } from '../../desk/several.ts';
import { SeveralDialog } from './several-dialog.tsx';

interface Outcome {
  /** Label of the step. */
  text: string;
  done: number;
  refused: { referenz: string; titel: string; href: string; meldung: string }[];
}

interface SeveralProps {
  /** Its rows have boxes, whose values are the references. */
  list: RefObject<HTMLElement | null>;
  releases: Releases;
  /** Called after a step, with the list as it is now. */
  onDone: (fresh: Releases) => void;
  seite: Page;
}

/** The list as it is now; without a reply, the old one without what was done. */
async function fetchList(page: Page, releases: Releases, results: SeveralResults['data']): Promise<Releases> {
  const answer = await requestJson<Releases>(`/api/intranet/freigaben${page.suche}`);
  if (answer.ok && answer.body) return answer.body;
  const done = new Set(results.flatMap(({ referenz, meldung }) => (meldung === null ? referenz : [])));
  return { ...releases, data: releases.data.filter(({ referenz }) => !done.has(referenz)) };
}

/** References of the ticked rows, and a function that ticks others. */
function useTicked(list: RefObject<HTMLElement | null>) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useEffect(() => {
    const { current } = list;
    const read = () => {
      const boxes = current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
      setTicked([...boxes].map(({ value }) => value));
    };
    read();
    current?.addEventListener('change', read);
    return () => current?.removeEventListener('change', read);
  }, [list]);
  const tick = (references: readonly string[]) => {
    for (const box of list.current?.querySelectorAll('input') ?? []) box.checked = references.includes(box.value);
    setTicked(references);
  };
  return [ticked, tick] as const;
}

/** Bar with the number of selected submissions and the steps that are possible for all of them. */
export default function Several({ list, releases, onDone, seite: page }: SeveralProps) {
  const [ticked, onTick] = useTicked(list);
  const [outcome, setOutcome] = useState<Outcome>();
  const { data, kollegen, textbausteine } = releases;
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Number of steps taken. */
  const [round, setRound] = useState(0);
  /** Changes when the text of a step is no longer needed. */
  const [draft, setDraft] = useState(0);
  const lines = data.filter(({ referenz }) => ticked.includes(referenz));
  const steps = listCommonSteps(lines);
  const chosen = steps.find(({ step }) => step === wanted) ?? null;

  async function finish(label: string, results: SeveralResults['data']) {
    const refused = results.flatMap(({ referenz, meldung }) => {
      const line = data.find((one) => one.referenz === referenz);
      return meldung === null || !line
        ? []
        : { referenz, titel: line.titel || referenz, href: line.detailURL, meldung };
    });
    setOpen(false);
    const fresh = await fetchList(page, releases, results);
    // What was written for refused ones stays for the next attempt.
    if (refused.length === 0) setDraft(draft + 1);
    setRound(round + 1);
    setOutcome({ text: label, done: results.length - refused.length, refused });
    onTick(refused.map(({ referenz }) => referenz));
    onDone(fresh);
  }

  return (
    <div data-several="">
      {outcome && <SeveralOutcome key={round} outcome={outcome} />}
      {lines.length > 0 && (
        <section aria-label="Auswahl">
          <p role="status">
            <b>{lines.length}</b> ausgewählt
          </p>
          <div>
            {lines.length < data.length && (
              <button type="button" onClick={() => onTick(data.map(({ referenz }) => referenz))}>
                Alle {data.length} auswählen
              </button>
            )}
            <button type="button" onClick={() => onTick([])}>
              Aufheben
            </button>
          </div>
          {steps.length === 0 ? (
            <p>Für diese Auswahl gibt es keinen gemeinsamen Schritt.</p>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                setOpen(chosen !== null);
              }}
            >
              <select
                aria-label="Was möchten Sie tun?"
                className={input.input}
                required
                value={chosen?.step ?? ''}
                onChange={(event) => setWanted(event.target.value)}
              >
                <option value="">Was möchten Sie tun?</option>
                {steps.map(({ step, text }) => (
                  <option key={step} value={step}>
                    {text}
                  </option>
                ))}
              </select>
              <Button type="submit">Weiter</Button>
            </form>
          )}
        </section>
      )}
      {chosen && (
        <SeveralDialog
          key={draft}
          lines={lines}
          {...chosen}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDone={(results) => void finish(chosen.text, results)}
          kollegen={kollegen}
          textbausteine={textbausteine}
          seite={page}
        />
      )}
    </div>
  );
}

/** What became of each submission; receives the focus. */
function SeveralOutcome({ outcome: { text, done, refused } }: { outcome: Outcome }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <NewsItem ref={ref} vomServer={false}>
      <Alert
        kind={refused.length === 0 ? 'success' : 'warning'}
        title={`${text}: ${refused.length === 0 ? formatSubmissions(done) : `${done} von ${done + refused.length} Einsendungen`}`}
        level={3}
      >
        {refused.length > 0 && (
          <>
            <p>Diese wurden nicht geändert. Was Sie geschrieben haben, steht noch da:</p>
            <ul>
              {refused.map(({ referenz, titel, href, meldung }) => (
                <li key={referenz}>
                  <a href={href}>{titel}</a> ({referenz}): {meldung}
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </NewsItem>
  );
}
