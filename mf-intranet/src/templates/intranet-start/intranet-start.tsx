import { LogIn } from '@gm/shared/accounts/log-in';
import sheet from '@gm/shared/detail/detail.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import lists from '@gm/shared/list/list.module.css';
import { FilterForm, FilterSearchWord } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { Mismatched } from '../../drafts/mismatched.tsx';
import { TextList } from '../../texts/text-list.tsx';
import type { IntranetStartProps } from './intranet-start.context.ts';
import { Tasks } from './tasks.tsx';

/** Start page of the intranet: search and latest news, or the login for visitors. */
export default function IntranetStart({ context, options, seite: page }: IntranetStartProps) {
  const id = useId();
  const { konto: account, texte: texts } = context;
  if (!account) {
    return (
      <div className={sheet.sheet}>
        <h2>Anmelden</h2>
        <LogIn
          template="intranet-start"
          seite={page}
          action={options.aktion}
          target="/intranet/"
          forgottenLink={options.vergessenLink}
        />
        <p>
          Vereine und Betriebe brauchen kein Passwort: <a href="/intranet/anmelden/">Anmelden mit einem Link</a>
        </p>
        <p>
          Sie sind Mitglied im Gemeinderat? <a href="/ratsinfo/login/">Zur Anmeldung im Ratsinformationssystem</a>
        </p>
      </div>
    );
  }
  return (
    <Section labelledBy={id}>
      <div className={lists.page}>
        <Mismatched count={account.unpassende ?? 0} />
        <FilterForm
          action={options.sucheLink}
          submit="Suchen"
          search={<FilterSearchWord value="" label="Nachrichten und Dokumente durchsuchen" />}
        />
        {context.aufgaben ? (
          <Tasks tasks={context.aufgaben.data} rollen={account.rollen} />
        ) : (
          <Cancelled was="Ihre Aufgaben" />
        )}
        <p>
          Sie machen etwas zum ersten Mal? <a href="/intranet/so-gehts/">So geht’s: Schritt für Schritt mit Bildern</a>
        </p>
        <SectionHeading id={id} title="Neues für Sie" />
        {!texts && <Cancelled was="Die Nachrichten" />}
        {texts?.data.length === 0 && <p>Zurzeit gibt es keine Nachrichten.</p>}
        {texts && texts.data.length > 0 && <TextList texts={texts.data} withCategory />}
      </div>
    </Section>
  );
}
