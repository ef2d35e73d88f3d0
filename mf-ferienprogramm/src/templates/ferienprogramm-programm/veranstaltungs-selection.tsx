import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { sumCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { describeFees, formatFeeBill } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import { type Cents, formatCents, NO_CENTS } from '@gm/shared/format/amount';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import { FieldGroup } from '@gm/shared/forms/fields/field';
import { useField } from '@gm/shared/forms/state/form-context';
import { useEffect, useMemo, useState } from 'react';
import { groupByWeek } from '../../program/group-by-week.ts';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { countHeld, listPrices } from '../../registration/selection.ts';
import styles from './veranstaltungs-selection.module.css';
import { VeranstaltungsTile } from './veranstaltungs-tile.tsx';

interface VeranstaltungsSelectionProps {
  child: RegisteredChild;
  /** All children of this session: they hold places and affect sibling prices. */
  kinder: readonly RegisteredChild[];
  veranstaltungen: readonly Ferienveranstaltung[];
  chosen: ReadonlySet<string>;
  options: RegistrationStepOptions;
  onToggle: (veranstaltung: number, an: boolean) => void;
}

/** Laying out two hundred tiles in one frame freezes a cheap phone for a third of a second. */
const TILES_PER_FRAME = 16;

/** How many tiles to render: none together with the step, and more with every frame. */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => setCount(count + TILES_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}

/** Number of selected events and their total with fees. */
function getSum(prices: readonly Cents[], firstName: string, options: RegistrationStepOptions): string {
  if (prices.length === 0 || options.vergabe === 'verlosung') return '';
  const { veranstaltungen, gebuehren: fees, gesamt: total } = sumCosts([prices], options);
  const count = formatCount(prices.length, 'Veranstaltung', 'Veranstaltungen');
  const sentences = formatFeeBill({ kinder: 1, veranstaltungen: prices.length }, options);
  const bill = sentences ? `${formatCents(veranstaltungen)} + ${formatCents(fees)} Gebühren (${sentences}) = ` : '';
  return `${count} für ${firstName}: ${bill}${formatCents(total)}`;
}

/** Suitable events as checkboxes by week, with a sticky bar for the total. */
export function VeranstaltungsSelection({
  child,
  kinder: children,
  veranstaltungen,
  chosen,
  options,
  onToggle,
}: VeranstaltungsSelectionProps) {
  const { id, meldung: message } = useField('veranstaltungen');
  // Plain string comparison is enough for ISO dates.
  const sorted = useMemo(
    () =>
      [...veranstaltungen].sort((a, b) =>
        a.datum_von === b.datum_von ? a.id - b.id : a.datum_von < b.datum_von ? -1 : 1,
      ),
    [veranstaltungen],
  );
  const count = useGrowingCount(sorted.length);
  const prices = useMemo(() => listPrices(child, children, sorted, options), [children, child, sorted, options]);
  const chosenPrices = prices.filter((_, index) => chosen.has(String(sorted[index]?.id)));
  const weeks = useMemo(
    () =>
      groupByWeek(
        sorted
          .slice(0, count)
          .map((veranstaltung, index) => ({ datum_von: veranstaltung.datum_von, veranstaltung, index })),
      ),
    [sorted, count],
  );
  return (
    <FieldGroup
      id={id}
      label={`Veranstaltungen für ${child.vorname}`}
      required
      hint={describeFees(options)}
      message={message}
    >
      {/* Chromium lays out a whole fieldset afresh for each child that is added directly. */}
      <div className={styles.weeks}>
        {weeks.map(({ montag: monday, eintraege: entries }) => (
          <section key={monday} aria-labelledby={`${id}-woche-${monday}`}>
            <h3 id={`${id}-woche-${monday}`} className={styles.week}>
              Woche ab {formatDate(monday)}
            </h3>
            <ul className={styles.list}>
              {entries.map(({ veranstaltung, index }) => (
                <VeranstaltungsTile
                  key={veranstaltung.id}
                  // Target of the error summary.
                  id={index === 0 ? id : `${id}-${veranstaltung.id}`}
                  veranstaltung={veranstaltung}
                  held={countHeld(children, veranstaltung.id, child.schluessel)}
                  chosen={chosen.has(String(veranstaltung.id))}
                  price={prices[index] ?? NO_CENTS}
                  fees={options}
                  message={message ? `${id}-fehler` : undefined}
                  onToggle={onToggle}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.total}>{getSum(chosenPrices, child.vorname, options)}</p>
    </FieldGroup>
  );
}
