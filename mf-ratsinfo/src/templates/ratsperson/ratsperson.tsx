import type { Ratsperson as Person } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import detail from '@gm/shared/detail/detail.module.css';
import { Kontaktzeilen } from '@gm/shared/detail/kontaktzeilen';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import teile from '../../teile/ratsinfo.module.css';
import { reihe } from '../../teile/reihe.ts';
import { VorlagenListe } from '../../teile/vorlagen-liste.tsx';
import type { ratsperson } from './ratsperson.context.ts';

type Mitgliedschaft = Person['mitgliedschaften'][number];

function getZeit({ von, bis }: Mitgliedschaft): string | null {
  if (von && bis) return `${formatDatum(von)} bis ${formatDatum(bis)}`;
  if (von) return `seit ${formatDatum(von)}`;
  return bis ? `bis ${formatDatum(bis)}` : null;
}

function Mitgliedschaften({ titel, liste }: { titel: string; liste: readonly Mitgliedschaft[] }) {
  const id = useId();
  if (liste.length === 0) return null;
  return (
    <section aria-labelledby={id} className={teile.gestapelt}>
      <h2 id={id} className={teile.teiltitel}>
        {titel}
      </h2>
      <ul className={teile.verweise}>
        {liste.map((eine) => (
          <li key={`${eine.gremium.id} ${eine.von} ${eine.funktion}`}>
            <a href={eine.gremium.detailURL}>{eine.gremium.name}</a>
            <p className={teile.leise}>
              {reihe([eine.funktion ?? 'Mitglied', getZeit(eine), !eine.stimmrecht && 'ohne Stimmrecht'])}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person of the council; the name is the page's heading. */
export default function Ratsperson({ context }: TemplateProps<typeof ratsperson>) {
  const id = useId();
  const person = context.ratsperson;
  const { fraktion, ortsteil, status, taetigkeitsbereiche, email, telefon, mitgliedschaften, vorlagen } = person;
  const angaben = reihe([fraktion, ...status, ortsteil]);
  return (
    <Abschnitt>
      <div className={detail.mitRand}>
        <article className={detail.blatt}>
          {angaben && <p className={detail.einleitung}>{angaben}</p>}
          {taetigkeitsbereiche.length > 0 && <p>Tätigkeitsbereiche: {taetigkeitsbereiche.join(', ')}</p>}
          <ul className={detail.zeilen}>
            <Kontaktzeilen telefon={telefon} email={email} />
          </ul>
          <Mitgliedschaften titel="Mitglied in" liste={mitgliedschaften.filter(({ aktuell }) => aktuell)} />
          <Mitgliedschaften titel="Früher" liste={mitgliedschaften.filter(({ aktuell }) => !aktuell)} />
          <Zurueck href="/ratsinfo/personen/" text="Alle Personen" />
        </article>
        {vorlagen.length > 0 && (
          <section className={detail.karte} aria-labelledby={`${id}-vorlagen`}>
            <h2 id={`${id}-vorlagen`}>Anträge und Anfragen</h2>
            <VorlagenListe vorlagen={vorlagen} />
          </section>
        )}
      </div>
    </Abschnitt>
  );
}
