import type { TemplateProps } from '@gm/shared/contract';
import { Anfahrt } from '@gm/shared/detail/anfahrt';
import { Back, findOverview } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailCharacter } from '@gm/shared/detail/detail-character';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import list from '@gm/shared/list/list.module.css';
import { getAnfahrt, getCard } from '@gm/shared/rules/get-anfahrt';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Section } from '@gm/shared/ui/section';
import { type ReactNode, useId } from 'react';
import { TerminLine } from '../../dates/termin-line.tsx';
import { DetailPicture } from '../../entry/detail-picture.tsx';
import { isHall } from '../../hallen/is-hall.ts';
import { Times } from '../../opening-hours/times.tsx';
import type { brancheneintrag } from './brancheneintrag.context.ts';

/** `https://www.tv.example/` → `www.tv.example` */
const getHost = (link: string) => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

function Line({ symbol, children }: { symbol: ReactNode; children: ReactNode }) {
  return (
    <li>
      {symbol}
      <span>{children}</span>
    </li>
  );
}

/** Preselects this hall in the form. */
const addHall = (link: string, hall: string) =>
  `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams({ halle: hall })}`;

/** A page of the directory; the entry's name is the page heading. */
export default function Brancheneintrag({ context, options, seite: page }: TemplateProps<typeof brancheneintrag>) {
  const id = useId();
  const entry = context.brancheneintrag;
  const { kontakt: contact, adresse: address, termine } = entry;
  const canRent = options.hallenLink !== '' && isHall(entry.titel, page.gemeinde);
  const postalAddress = [address?.strasse, [address?.plz, address?.ort].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const card = getCard(address);
  const anfahrt = getAnfahrt(address);
  return (
    <Section>
      <div className={detail.withBorder}>
        <article className={detail.sheet}>
          {entry.rubrik && (
            <p className={detail.meta}>
              <b>{entry.rubrik}</b>
            </p>
          )}
          {entry.einleitung && <p className={detail.introduction}>{entry.einleitung}</p>}
          <ul className={detail.lines}>
            {postalAddress && (
              <Line symbol={<DetailCharacter forWhom="ort" />}>
                <span>{postalAddress}</span>
                {card && (
                  <a href={card} target="_blank" rel="noreferrer">
                    Auf der Karte zeigen
                  </a>
                )}
                <Anfahrt href={anfahrt} />
              </Line>
            )}
            {contact.telefon && (
              <Line symbol={<DetailCharacter forWhom="telefon" />}>
                <a href={toTelHref(contact.telefon)}>{contact.telefon}</a>
              </Line>
            )}
            {contact.telefax && <Line symbol={<DetailCharacter forWhom="telefax" />}>Telefax: {contact.telefax}</Line>}
            {contact.email && (
              <Line symbol={<DetailCharacter forWhom="mail" />}>
                <MailLink address={contact.email} />
              </Line>
            )}
            {contact.link && (
              <Line symbol={<DetailCharacter forWhom="web" />}>
                <a href={contact.link} target="_blank" rel="noreferrer">
                  {getHost(contact.link)}
                </a>
              </Line>
            )}
            {entry.ansprechpartner && (
              <Line symbol={<DetailCharacter forWhom="person" />}>Ansprechperson: {entry.ansprechpartner}</Line>
            )}
          </ul>
          {canRent && (
            <>
              <p>
                Tragen Sie zuerst Ihre Veranstaltung ein; danach können Sie diese Halle dazu anfragen. Eine private
                Feier brauchen Sie nicht einzutragen.
              </p>
              <p className={detail.buttons}>
                <LinkButton href={options.hallenLink}>Halle anmieten</LinkButton>
                <LinkButton href={addHall(options.privatLink, entry.titel)} variant="secondary">
                  Private Feier anfragen
                </LinkButton>
              </p>
            </>
          )}
          <EditorText html={entry.text} />
          <Times title="Öffnungszeiten" times={entry.oeffnungszeiten} now={context.jetzt} />
          <Back href={findOverview(page.pfad)} text="Alle Einträge" />
        </article>
        <DetailPicture upload={entry} title={entry.titel} rubrik={entry.rubrik} />
      </div>
      {termine.length > 0 && (
        <section aria-labelledby={id} className={`${list.result} ${detail.afterwards}`}>
          <h2 id={id}>Nächste Veranstaltungen</h2>
          <ol className={list.list}>
            {termine.map((termin, index) => (
              <TerminLine key={termin.detailURL ?? index} termin={termin} />
            ))}
          </ol>
          {entry.veranstaltungenURL && (
            <p>
              <a href={entry.veranstaltungenURL}>Alle Termine im Veranstaltungskalender</a>
            </p>
          )}
        </section>
      )}
    </Section>
  );
}
