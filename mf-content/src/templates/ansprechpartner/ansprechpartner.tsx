import detail from '@gm/shared/detail/detail.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import { Erreichen } from '../../verwaltung/erreichen.tsx';
import verwaltung from '../../verwaltung/verwaltung.module.css';
import type { ansprechpartner } from './ansprechpartner.context.ts';
import styles from './ansprechpartner.module.css';

/** The contact persons of a unit (requirement W-2). */
export default function Ansprechpartner({ context, seite }: TemplateProps<typeof ansprechpartner>) {
  const { einheit, data } = context.ansprechpartner;
  const { email, telefon } = seite.gemeinde;
  return (
    <Abschnitt>
      <div className={verwaltung.seite}>
        {data.length > 0 ? (
          <ul className={styles.personen}>
            {data.map(({ name, funktion, detailURL, ...person }) => (
              <li key={detailURL ?? name}>
                <h2>{detailURL ? <a href={detailURL}>{name}</a> : name}</h2>
                {funktion && <p className={verwaltung.leise}>{funktion}</p>}
                <Erreichen {...person} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={detail.blatt}>
            <p>Zurzeit ist hier niemand eingetragen. Die Zentrale verbindet Sie gerne weiter:</p>
            <Erreichen telefon={telefon} email={email} />
          </div>
        )}
        <div className={`${detail.blatt} ${verwaltung.angaben}`}>
          <div className={verwaltung.stapel}>
            <h2>{einheit.titel}</h2>
            <Erreichen anschriften={einheit.anschriften} telefon={einheit.telefon} email={einheit.email} />
          </div>
          <div className={verwaltung.stapel}>
            <Zeiten titel="Öffnungszeiten" zeiten={einheit.oeffnungszeiten.zeiten} jetzt={context.jetzt} />
            <EditorText html={einheit.oeffnungszeiten.text} />
          </div>
        </div>
        {einheit.detailURL && <Zurueck href={einheit.detailURL} text={einheit.titel} />}
      </div>
    </Abschnitt>
  );
}
