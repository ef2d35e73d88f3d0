import type { Account } from '@gm/shared/schemas/accounts';
import type { Task } from '@gm/shared/schemas/tasks';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import light from '../../desk/traffic-light.module.css';
import styles from './tasks.module.css';

/** Open tasks of the account with their numbers; nothing for accounts that never have any. */
export function Tasks({ tasks, rollen: roles }: { tasks: readonly Task[] } & Pick<Account, 'rollen'>) {
  const id = useId();
  const canHave = roles.some((role) => role === 'redaktion' || role === 'admin' || role === 'autor');
  if (tasks.length === 0 && !canHave) return null;
  return (
    <section aria-labelledby={id} className={styles.tasks}>
      <SectionHeading id={id} title="Ihre Aufgaben" />
      {tasks.length === 0 ? (
        <p>Zurzeit wartet nichts auf Sie.</p>
      ) : (
        <ul>
          {tasks.map(({ titel: title, hinweis: hint, anzahl: count, ueberfaellig: overdue, href }) => (
            <li key={title}>
              <b>{count.toLocaleString('de-DE')}</b>
              <div>
                <a href={href}>{title}</a>
                <p>{hint}</p>
              </div>
              {overdue > 0 && (
                <span className={joinClasses(light.deadline, light.ueberfaellig)}>
                  {overdue.toLocaleString('de-DE')} überfällig
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
