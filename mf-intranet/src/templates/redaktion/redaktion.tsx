import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import styles from '@gm/shared/liste/liste.module.css';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Arbeitsliste } from '../../arbeitsliste/arbeitsliste.tsx';
import { Beitragsstand } from '../../redaktion/beitragsstand.tsx';
import type { RedaktionProps } from './redaktion.context.ts';

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

/** Everything editors have written, what was changed last first. */
export default function RedaktionSeite({ context, seite }: RedaktionProps) {
  if (!context.redaktion) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Beiträge" />
      </Abschnitt>
    );
  }
  const { data, pagination, anzahl, ansicht, ansichten, vorgelegte, arten } = context.redaktion;
  return (
    <Arbeitsliste
      seite={seite}
      davor={
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
      <ol className={styles.liste}>
        {data.map((eintrag) => (
          <ListenZeile
            key={eintrag.referenz}
            titel={eintrag.titel}
            href={eintrag.detailURL}
            ueber={
              <>
                <b>{eintrag.bezeichnung}</b> {eintrag.referenz}, zuletzt geändert am {eintrag.geaendert}
              </>
            }
            angaben={[`von ${eintrag.wer}`, ...(eintrag.vorgelegt ? [`vorgelegt von ${eintrag.vorgelegt}`] : [])]}
            zeichen={<Beitragsstand {...eintrag} />}
          />
        ))}
      </ol>
    </Arbeitsliste>
  );
}
