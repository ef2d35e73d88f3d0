import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Arbeitskopf, Arbeitsliste } from '../../arbeitsliste/arbeitsliste.tsx';
import { Beitragsstand } from '../../redaktion/beitragsstand.tsx';
import { Unpassende } from '../../redaktion/unpassende.tsx';
import type { RedaktionProps } from './redaktion.context.ts';
import eigene from './redaktion.module.css';

const ANSICHTEN = [
  ['alle', 'Alle'],
  ['vorgelegt', 'Wartet auf Freigabe'],
  ['Entwurf', 'Entwürfe'],
  ['geplant', 'Geplant'],
  ['veröffentlicht', 'Veröffentlicht'],
  ['zurückgezogen', 'Zurückgezogen'],
] as const;

const formatCount = (anzahl: number) =>
  anzahl === 0 ? 'Keine Beiträge' : anzahl === 1 ? '1 Beitrag' : `${anzahl.toLocaleString('de-DE')} Beiträge`;

/** Everything editors have written, what was changed last first unless a column says otherwise. */
export default function RedaktionSeite({ context, seite }: RedaktionProps) {
  if (!context.redaktion) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Beiträge" />
      </Abschnitt>
    );
  }
  const { data, pagination, anzahl, ansicht, ansichten, vorgelegte, unpassende, arten } = context.redaktion;
  return (
    <Arbeitsliste
      seite={seite}
      davor={
        <>
          <Unpassende anzahl={unpassende} />
          <ul className={tabelle.dateien}>
            <li>
              <LinkButton href="/intranet/redaktion/inhalte/">Inhalte der Website</LinkButton>
            </li>
            {arten.map(({ art, titel, neu }) =>
              neu ? (
                <li key={art}>
                  <LinkButton href={neu}>Neu: {titel}</LinkButton>
                </li>
              ) : null,
            )}
          </ul>
        </>
      }
      ansichten={ANSICHTEN}
      ansicht={ansicht}
      anzahlen={{ ...ansichten, vorgelegt: vorgelegte }}
      arten={{
        label: 'Art',
        alle: 'Alle Arten',
        optionen: arten.map(({ art, titel }) => ({ wert: art, text: titel })),
      }}
      titel={formatCount(anzahl)}
      isLeer={data.length === 0}
      alle={{ text: 'Alle Beiträge zeigen', auchAnsicht: true }}
      nichts="Hier steht, was Sie schreiben und ändern. Was es schon auf der Website gibt, finden Sie unter „Inhalte der Website“."
      pagination={pagination}
      danach={
        data.length > 0 && (
          <p>
            <LinkButton variant="secondary" href={`/intranet/redaktion/mehrere/${seite.suche}`}>
              Mehrere auf einmal freigeben oder zurückziehen
            </LinkButton>
          </p>
        )
      }
    >
      <table className={tabelle.tabelle}>
        <Arbeitskopf
          seite={seite}
          spalten={[
            { name: 'titel', text: 'Titel' },
            { name: 'stand', text: 'Stand' },
            { name: 'wer', text: 'Von' },
            { name: 'geaendert', text: 'Geändert', zuerstAb: true },
          ]}
        />
        <tbody>
          {data.map((eintrag) => (
            <tr key={eintrag.referenz}>
              <th scope="row">
                <a className={eigene.titel} href={eintrag.detailURL}>
                  {eintrag.titel}
                </a>
                <span className={tabelle.klein}>
                  {eintrag.bezeichnung}, {eintrag.referenz}
                </span>
              </th>
              <td data-spalte="Stand">
                <Beitragsstand {...eintrag} />
              </td>
              <td data-spalte="Von">
                {eintrag.wer}
                {eintrag.vorgelegt && <span className={eigene.vorgelegt}>vorgelegt von {eintrag.vorgelegt}</span>}
              </td>
              <td data-spalte="Geändert">{eintrag.geaendert}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Arbeitsliste>
  );
}
