import { LogOut } from '@gm/shared/accounts/log-out';
import { requestJson, SENT } from '@gm/shared/browser/request-json';
import type { Task } from '@gm/shared/schemas/tasks';
import { useEffect, useId, useState } from 'react';
import { findHere, listGroups } from './areas.ts';
import type { IntranetLeisteProps } from './intranet-leiste.context.ts';
import styles from './intranet-leiste.module.css';
import { KeyAbbreviation } from './key-abbreviation.tsx';
import { QuickSearch } from './quick-search.tsx';

/** Open tasks; counted again after something was sent, because this bar stays while its page changes. */
function useTasks(loaded: readonly Task[]): readonly Task[] {
  const [tasks, setTasks] = useState(loaded);
  useEffect(() => {
    const count = async () => {
      const answer = await requestJson<{ data: Task[] }>('/api/cms/intranet/aufgaben');
      if (answer.ok && answer.body) setTasks(answer.body.data);
    };
    addEventListener(SENT, count);
    return () => removeEventListener(SENT, count);
  }, []);
  return tasks;
}

/**
 * Sidebar with the logged-in user, the areas and the logout button. Collapsed on phones. Logging out is a plain form
 * post, so that no previous page stays in memory.
 */
export default function IntranetLeiste({ context, options, seite: page }: IntranetLeisteProps) {
  const { konto: account } = context;
  const id = useId();
  const tasks = useTasks(context.aufgaben.data);
  if (!account) {
    return (
      <div className={styles.bar}>
        <h2>Nur für Beschäftigte</h2>
        <p>Das Intranet ist für Mitarbeiterinnen und Mitarbeiter der Gemeinde {page.gemeinde.name}.</p>
        {options.hilfe && <p>{options.hilfe}</p>}
      </div>
    );
  }
  const categories = context.rubriken.data.map(({ url, titel: title, neue: fresh }) => ({
    titel: title,
    href: `/intranet/${url}/`,
    neue: fresh,
  }));
  const isClub = account.rollen.includes('verein');
  const groups = listGroups(account.rollen, categories, context.rubriken.verborgen);
  const waiting = new Map(tasks.map(({ href, anzahl: count }) => [href, count]));
  const here = findHere(groups, page.pfad);
  return (
    <>
      <details className={styles.menu}>
        <summary>Intranet-Menü</summary>
        <div className={styles.bar}>
          <h2>
            {account.vorname} {account.nachname}
          </h2>
          {!isClub && <QuickSearch />}
          <nav aria-label="Intranet" className={styles.groups}>
            {groups.map(({ titel: title, bereiche: areas }, index) => (
              <div key={title}>
                <h3 id={`${id}${index}`}>{title}</h3>
                <ul aria-labelledby={`${id}${index}`}>
                  {areas.map(({ titel: name, href, neue: fresh = 0 }) => (
                    <li key={href}>
                      <a
                        href={href}
                        aria-current={
                          href === page.pfad ? 'page' : href === here && href !== '/intranet/' ? 'true' : undefined
                        }
                      >
                        {name}
                      </a>
                      {fresh > 0 && <span className={styles.newOnes}>{fresh} neu</span>}
                      {waiting.has(href) && <span className={styles.newOnes}>{waiting.get(href)} offen</span>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <LogOut template="intranet-leiste" path={page.pfad} next={isClub ? '/intranet/anmelden/' : '/intranet/'} />
        </div>
      </details>
      {/* Outside: a dialog in collapsed content is not rendered. */}
      <KeyAbbreviation />
    </>
  );
}
