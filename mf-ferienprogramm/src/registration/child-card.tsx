import { CHILD_DETAILS, getChildField } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { determinePrices, sumCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { formatFeeBill } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import { type Cents, formatCents, NO_CENTS } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import { formatPeriod } from '@gm/shared/format/period';
import type { ReactNode } from 'react';
import { Ranking } from '../wishes/ranking.tsx';
import styles from './child-card.module.css';
import type { RegisteredChild } from './read-registration.ts';
import { refresh } from './selection.ts';

export function ChildList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface ChildrenCardProps {
  kinder: readonly RegisteredChild[];
  /** null while loading: the data from the time of selection is shown. */
  programm: readonly Ferienveranstaltung[] | null;
  options: FerienprogrammOptions;
  /** Includes address, birthday and other details. */
  withDetails?: boolean;
  /** Enables ranking of wishes; receives a child's events in the new order. */
  assigns?: (key: number, veranstaltungen: RegisteredChild['veranstaltungen']) => void;
  /** Renders the buttons of a card. */
  buttons?: (child: RegisteredChild) => ReactNode;
}

/** The children of this session with their events and prices (requirement F-13). */
export function ChildrenCards({
  kinder: children,
  programm: program,
  options,
  withDetails = false,
  assigns: ordnet,
  buttons,
}: ChildrenCardProps) {
  const current = refresh(children, program ?? []);
  const prices = determinePrices(current, options);
  return (
    <ChildList>
      {current.map((child, index) => (
        <li key={child.schluessel} className={styles.card}>
          <h3>
            {child.vorname} {child.name}
          </h3>
          {withDetails && <Details child={child} />}
          {options.vergabe === 'verlosung' && child.veranstaltungen.length > 0 ? (
            <Ranking
              forWhom={child.vorname}
              wishes={child.veranstaltungen}
              {...(ordnet && {
                onChange: (ids) =>
                  ordnet(
                    child.schluessel,
                    ids.flatMap((id) => child.veranstaltungen.find((wish) => wish.id === id) ?? []),
                  ),
              })}
            />
          ) : (
            <Selected child={child} prices={prices[index] ?? []} options={options} />
          )}
          {buttons?.(child)}
        </li>
      ))}
    </ChildList>
  );
}

function Details({ child }: { child: RegisteredChild }) {
  const lines = [
    ['Adresse', `${child.strasse}, ${child.plz} ${child.ort}`],
    ...CHILD_DETAILS.filter((name) => child[name]).map((name) => [
      getChildField(name).titel,
      name === 'geburtstag' ? formatDate(child.geburtstag) : child[name],
    ]),
  ];
  return (
    <dl className={styles.facts}>
      {lines.map(([was, value]) => (
        <div key={was}>
          <dt>{was}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SelectionProps {
  child: RegisteredChild;
  /** In the order of the events. */
  prices: readonly Cents[];
  options: FerienprogrammOptions;
}

function Selected({ child: { veranstaltungen, warteliste: waitingList }, prices, options }: SelectionProps) {
  const { gebuehren: fees, gesamt: total } = sumCosts([prices], options);
  const bill = formatFeeBill({ kinder: 1, veranstaltungen: veranstaltungen.length }, options);
  return (
    <>
      {veranstaltungen.length > 0 && (
        <ul className={styles.veranstaltungen}>
          {veranstaltungen.map((veranstaltung, index) => (
            <li key={veranstaltung.id}>
              <span>
                <b>{veranstaltung.titel}</b>
                <span className={styles.time}>{formatPeriod(veranstaltung)}</span>
              </span>
              <span className={styles.price}>{formatCents(prices[index] ?? NO_CENTS)}</span>
            </li>
          ))}
          <li>
            <span>
              Gebühren <small>{bill}</small>
            </span>
            <span className={styles.price}>{formatCents(fees)}</span>
          </li>
          <li className={styles.total}>
            Zusammen
            <span className={styles.price}>{formatCents(total)}</span>
          </li>
        </ul>
      )}
      {waitingList.length > 0 && (
        <p>Auf der Warteliste: {waitingList.map(({ titel: title }) => `„${title}“`).join(', ')}</p>
      )}
      {veranstaltungen.length === 0 && (
        <p className={styles.none}>
          {waitingList.length > 0 ? 'Noch nichts gebucht.' : 'Noch keine Veranstaltung zugewiesen.'}
        </p>
      )}
    </>
  );
}
