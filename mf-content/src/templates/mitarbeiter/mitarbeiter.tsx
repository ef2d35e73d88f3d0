import detail from '@gm/shared/detail/detail.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import { Erreichen } from '../../verwaltung/erreichen.tsx';
import verwaltung from '../../verwaltung/verwaltung.module.css';
import type { mitarbeiter } from './mitarbeiter.context.ts';

/** Somebody of the administration; the name is the page's heading. */
export default function Mitarbeiter({ context }: TemplateProps<typeof mitarbeiter>) {
  const { funktion, telefon, email, zimmer, aufgaben, einheit } = context.mitarbeiter;
  return (
    <Abschnitt>
      <div className={`${detail.blatt} ${verwaltung.angaben}`}>
        <div className={verwaltung.stapel}>
          {funktion && <p>{funktion}</p>}
          {einheit && <p>{einheit.detailURL ? <a href={einheit.detailURL}>{einheit.titel}</a> : einheit.titel}</p>}
          <Erreichen anschriften={einheit?.anschriften} telefon={telefon} email={email} zimmer={zimmer} />
          {aufgaben.length > 0 && (
            <>
              <h2>Aufgaben</h2>
              <ul>
                {aufgaben.map((aufgabe) => (
                  <li key={aufgabe}>{aufgabe}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {einheit && (
          <div className={verwaltung.stapel}>
            <Zeiten titel="Öffnungszeiten" zeiten={einheit.oeffnungszeiten.zeiten} jetzt={context.jetzt} />
            <EditorText html={einheit.oeffnungszeiten.text} />
            {einheit.ansprechpartnerURL && (
              <p>
                <a href={einheit.ansprechpartnerURL}>Alle Ansprechpartner*innen</a>
              </p>
            )}
          </div>
        )}
      </div>
    </Abschnitt>
  );
}
