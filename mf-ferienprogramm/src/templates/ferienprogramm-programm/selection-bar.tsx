import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { sumCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { formatCents } from '@gm/shared/format/amount';
import { formatCount } from '@gm/shared/format/count';
import type { ReactNode } from 'react';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { listPrices } from '../../registration/selection.ts';
import styles from './veranstaltungs-selection.module.css';

interface SelectionBarProps {
  child: RegisteredChild | undefined;
  /** All children of this session. */
  kinder: readonly RegisteredChild[];
  suitable: readonly Ferienveranstaltung[];
  chosen: ReadonlySet<string>;
  options: RegistrationStepOptions;
  /** Actions for the selection. */
  children: ReactNode;
}

/** Sticky bar below the list: number of selected events and their total with fees. */
export function SelectionBar({ child, kinder: childList, suitable, chosen, options, children }: SelectionBarProps) {
  const picked = suitable.filter(({ id }) => chosen.has(String(id)));
  const { gebuehren: fees, gesamt: total } = sumCosts(
    child && picked.length > 0 ? [listPrices(child, childList, picked, options)] : [],
    options,
  );
  return (
    // Before the first tick there is nothing to add up or to assign: the bar would only cover the list.
    <div className={styles.bar} data-chosen={picked.length + (child?.veranstaltungen.length ?? 0) > 0 ? '' : undefined}>
      <p role="status">
        {child &&
          (options.vergabe === 'verlosung'
            ? `${formatCount(picked.length, 'Wunsch', 'Wünsche')} für ${child.vorname}`
            : `${picked.length} gewählt für ${child.vorname} – ${formatCents(total)}${fees > 0 ? ' mit Gebühren' : ''}`)}
      </p>
      {children}
    </div>
  );
}
