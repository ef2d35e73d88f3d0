import type { TemplateProps } from '@gm/shared/contract';
import { Button } from '@gm/shared/ui/button';
import wrap from '@gm/shared/ui/wrap.module.css';
import { useId } from 'react';
import { SummarySymbol } from '../kurzinfo-icons/summary-symbol.tsx';
import type { schnellzugriff } from './schnellzugriff.context.ts';
import styles from './schnellzugriff.module.css';

/** Search field and the most wanted tasks; directly below the hero of the start page it is part of the first screen. */
export default function Schnellzugriff({ context: { frage, aufgaben: tasks } }: TemplateProps<typeof schnellzugriff>) {
  const id = useId();
  return (
    <div className={`${wrap.wrap} ${styles.frame}`}>
      <div className={styles.sheet}>
        <search>
          <form action="/suche/" className={styles.search}>
            <label htmlFor={id}>{frage || 'Was suchen Sie?'}</label>
            <input id={id} type="search" name="q" maxLength={200} enterKeyHint="search" autoComplete="off" />
            <Button type="submit">Suchen</Button>
          </form>
        </search>
        {tasks.length > 0 && (
          <nav aria-label="Häufige Anliegen">
            <ul className={styles.tasks}>
              {tasks.map(({ titel: title, link, symbol }) => (
                <li key={link}>
                  <a href={link}>
                    <SummarySymbol symbol={symbol} />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
