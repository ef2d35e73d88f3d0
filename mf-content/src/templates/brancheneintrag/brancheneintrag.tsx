import { Anfahrt } from '@gm/shared/detail/anfahrt';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailZeichen } from '@gm/shared/detail/detail-zeichen';
import { findUebersicht, Zurueck } from '@gm/shared/detail/zurueck';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import liste from '@gm/shared/liste/liste.module.css';
import { getAnfahrt, getKarte } from '@gm/shared/regeln/get-anfahrt';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { TemplateProps } from '@gm/shared/vertrag';
import { type ReactNode, useId } from 'react';
import { isHalle } from '../../hallen/is-halle.ts';
import { Zeiten } from '../../oeffnungszeiten/zeiten.tsx';
import { TerminZeile } from '../../termine/termin-zeile.tsx';
import type { brancheneintrag } from './brancheneintrag.context.ts';

/** `https://www.tv.example/` → `www.tv.example` */
const getHost = (link: string) => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

function Zeile({ symbol, children }: { symbol: ReactNode; children: ReactNode }) {
  return (
    <li>
      {symbol}
      <span>{children}</span>
    </li>
  );
}

/** The form then begins with this hall. */
const addHalle = (link: string, halle: string) =>
  `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams({ halle })}`;

/** A page of the directory; the entry's name is the page's heading. */
export default function Brancheneintrag({ context, options, seite }: TemplateProps<typeof brancheneintrag>) {
  const id = useId();
  const eintrag = context.brancheneintrag;
  const { kontakt, adresse, termine } = eintrag;
  const canRent = options.hallenLink !== '' && isHalle(eintrag.titel, seite.gemeinde);
  const anschrift = [adresse?.strasse, [adresse?.plz, adresse?.ort].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const karte = getKarte(adresse);
  const anfahrt = getAnfahrt(adresse);
  return (
    <Abschnitt>
      <article className={detail.blatt}>
        {eintrag.rubrik && (
          <p className={detail.meta}>
            <b>{eintrag.rubrik}</b>
          </p>
        )}
        {eintrag.einleitung && <p className={detail.einleitung}>{eintrag.einleitung}</p>}
        <ul className={detail.zeilen}>
          {anschrift && (
            <Zeile symbol={<DetailZeichen fuer="ort" />}>
              <span>{anschrift}</span>
              {karte && (
                <a href={karte} target="_blank" rel="noreferrer">
                  Auf der Karte zeigen
                </a>
              )}
              <Anfahrt href={anfahrt} />
            </Zeile>
          )}
          {kontakt.telefon && (
            <Zeile symbol={<DetailZeichen fuer="telefon" />}>
              <a href={toTelHref(kontakt.telefon)}>{kontakt.telefon}</a>
            </Zeile>
          )}
          {kontakt.telefax && <Zeile symbol={<DetailZeichen fuer="telefax" />}>Telefax: {kontakt.telefax}</Zeile>}
          {kontakt.email && (
            <Zeile symbol={<DetailZeichen fuer="mail" />}>
              <MailLink adresse={kontakt.email} />
            </Zeile>
          )}
          {kontakt.link && (
            <Zeile symbol={<DetailZeichen fuer="web" />}>
              <a href={kontakt.link} target="_blank" rel="noreferrer">
                {getHost(kontakt.link)}
              </a>
            </Zeile>
          )}
          {eintrag.ansprechpartner && (
            <Zeile symbol={<DetailZeichen fuer="person" />}>Ansprechperson: {eintrag.ansprechpartner}</Zeile>
          )}
        </ul>
        {canRent && (
          <>
            <p>
              Tragen Sie zuerst Ihre Veranstaltung ein; danach können Sie diese Halle dazu anfragen. Eine private Feier
              brauchen Sie nicht einzutragen.
            </p>
            <p className={detail.knoepfe}>
              <LinkButton href={options.hallenLink}>Halle anmieten</LinkButton>
              <LinkButton href={addHalle(options.privatLink, eintrag.titel)} variant="secondary">
                Private Feier anfragen
              </LinkButton>
            </p>
          </>
        )}
        <BildMitNachweis className={detail.bild} upload={eintrag} sizes="(min-width: 62rem) 44rem, 100vw" prioritaet />
        <EditorText html={eintrag.text} />
        <Zeiten titel="Öffnungszeiten" zeiten={eintrag.oeffnungszeiten} jetzt={context.jetzt} />
        <Zurueck href={findUebersicht(seite.pfad)} text="Alle Einträge" />
      </article>
      {termine.length > 0 && (
        <section aria-labelledby={id} className={`${liste.ergebnis} ${detail.danach}`}>
          <h2 id={id}>Nächste Veranstaltungen</h2>
          <ol className={liste.liste}>
            {termine.map((termin, index) => (
              <TerminZeile key={termin.detailURL ?? index} termin={termin} />
            ))}
          </ol>
          {eintrag.veranstaltungenURL && (
            <p>
              <a href={eintrag.veranstaltungenURL}>Alle Termine im Veranstaltungskalender</a>
            </p>
          )}
        </section>
      )}
    </Abschnitt>
  );
}
