import sheet from '@gm/shared/detail/detail.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import styles from '@gm/shared/list/list.module.css';
import { readFilter } from '@gm/shared/list/list-query';
import { ListResult } from '@gm/shared/list/list-result';
import { Alert } from '@gm/shared/ui/alert';
import { Section } from '@gm/shared/ui/section';
import { WorkFilter } from '../../work-list/work-filter.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountCreate } from './account-create.tsx';
import type { IntranetKontenProps } from './intranet-konten.context.ts';

/** Accounts, for administrators. Plain forms only, for reliability. */
export default function IntranetKonten({ context, seite: page }: IntranetKontenProps) {
  const { konten: accounts } = context;
  const { q } = readFilter(page, ['q']);
  const { formular: form } = page;
  const create = form?.status === 'error' && form.werte.vorgang === 'anlegen' ? form : undefined;
  return (
    <Section>
      <div className={styles.page}>
        {form?.status === 'success' && <Alert kind="success" title="Die Änderung ist gespeichert" />}
        {form?.status === 'error' && !create && (
          <Alert kind="danger" title="Die Änderung wurde abgelehnt">
            <p>
              {form.fehler[0]?.meldung ?? (
                <>
                  Das Konto gibt es nicht mehr, oder es ist Ihr eigenes: Sich selbst können Sie weder sperren noch die
                  Verwaltung der Konten entziehen.
                </>
              )}
            </p>
          </Alert>
        )}
        <WorkFilter seite={page} search="Konto suchen" reset={q ? page.pfad : undefined} />
        {accounts ? (
          <ListResult title={accounts.data.length === 1 ? '1 Konto' : `${accounts.data.length} Konten`}>
            <ul className={styles.list}>
              {accounts.data.map((account) => (
                <AccountCard
                  key={account.id}
                  konto={account}
                  address={page.pfad + page.suche}
                  kinds={accounts.rechtearten}
                  rejected={form?.status === 'error' ? form : undefined}
                />
              ))}
            </ul>
          </ListResult>
        ) : (
          <Cancelled was="Die Konten" />
        )}
        <section className={sheet.sheet} aria-labelledby="konto-anlegen">
          <h2 id="konto-anlegen">Konto anlegen</h2>
          <p>
            Viele auf einmal: <a href="/intranet/konten/import/">Konten aus einer Liste anlegen</a>
          </p>
          <AccountCreate address={page.pfad} rejected={create} />
        </section>
      </div>
    </Section>
  );
}
