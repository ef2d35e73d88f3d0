import type { TemplateProps } from '@gm/shared/contract';
import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Section } from '@gm/shared/ui/section';
import administration from '../../administration/administration.module.css';
import { Reaching } from '../../administration/reaching.tsx';
import { Times } from '../../opening-hours/times.tsx';
import type { mitarbeiter } from './mitarbeiter.context.ts';

/** A member of the administration; the name is the page heading. */
export default function Mitarbeiter({ context }: TemplateProps<typeof mitarbeiter>) {
  const { funktion: role, telefon: phone, email, zimmer: room, aufgaben: tasks, einheit: unit } = context.mitarbeiter;
  return (
    <Section>
      <div className={`${detail.sheet} ${administration.facts}`}>
        <div className={administration.stack}>
          {role && <p>{role}</p>}
          {unit && <p>{unit.detailURL ? <a href={unit.detailURL}>{unit.titel}</a> : unit.titel}</p>}
          <Reaching anschriften={unit?.anschriften} telefon={phone} email={email} zimmer={room} />
          {tasks.length > 0 && (
            <>
              <h2>Aufgaben</h2>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {unit && (
          <div className={administration.stack}>
            <Times title="Öffnungszeiten" times={unit.oeffnungszeiten.zeiten} now={context.jetzt} />
            <EditorText html={unit.oeffnungszeiten.text} />
            {unit.ansprechpartnerURL && (
              <p>
                <a href={unit.ansprechpartnerURL}>Alle Ansprechpartner*innen</a>
              </p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
