import type { TemplateProps } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Section } from '@gm/shared/ui/section';
import administration from '../../administration/administration.module.css';
import { Reaching } from '../../administration/reaching.tsx';
import { Times } from '../../opening-hours/times.tsx';
import type { ansprechpartner } from './ansprechpartner.context.ts';
import styles from './ansprechpartner.module.css';

/** The contact persons of a unit (requirement W-2). */
export default function Ansprechpartner({ context, seite: page }: TemplateProps<typeof ansprechpartner>) {
  const { einheit: unit, data } = context.ansprechpartner;
  const { email, telefon: phone } = page.gemeinde;
  return (
    <Section>
      <div className={administration.page}>
        {data.length > 0 ? (
          <ul className={styles.persons}>
            {data.map(({ name, funktion: role, detailURL, ...person }) => (
              <li key={detailURL ?? name}>
                <h2>{detailURL ? <a href={detailURL}>{name}</a> : name}</h2>
                {role && <p className={administration.quiet}>{role}</p>}
                <Reaching {...person} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={detail.sheet}>
            <p>Zurzeit ist hier niemand eingetragen. Die Zentrale verbindet Sie gerne weiter:</p>
            <Reaching telefon={phone} email={email} />
          </div>
        )}
        <div className={`${detail.sheet} ${administration.facts}`}>
          <div className={administration.stack}>
            <h2>{unit.titel}</h2>
            <Reaching anschriften={unit.anschriften} telefon={unit.telefon} email={unit.email} />
          </div>
          <div className={administration.stack}>
            <Times title="Öffnungszeiten" times={unit.oeffnungszeiten.zeiten} now={context.jetzt} />
            <EditorText html={unit.oeffnungszeiten.text} />
          </div>
        </div>
        {unit.detailURL && <Back href={unit.detailURL} text={unit.titel} />}
      </div>
    </Section>
  );
}
