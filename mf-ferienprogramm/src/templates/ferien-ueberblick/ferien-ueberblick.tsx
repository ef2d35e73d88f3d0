import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatCount } from '@gm/shared/format/count';
import { Alert } from '@gm/shared/ui/alert';
import { Section } from '@gm/shared/ui/section';
import type { ReactNode } from 'react';
import { formatEuro } from '../../payment/euro.ts';
import { Occupancy } from '../../table/occupancy.tsx';
import type { FerienUeberblickProps } from './ferien-ueberblick.context.ts';
import styles from './ferien-ueberblick.module.css';

type Event = FerienUeberblickProps['context']['event'];

/** A published event at a glance, each figure with the part of the page that shows more, and what staff do next. */
export default function FerienUeberblick({ context: { event } }: FerienUeberblickProps) {
  if (event.entwurf) return null;
  return (
    <Section>
      <div className={sheet.page}>
        <Back href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        {event.stand === 'abgesagt' && <Alert kind="warning" title="Diese Veranstaltung ist abgesagt" />}
        <section className={sheet.sheet} aria-labelledby="ferien-ueberblick">
          <h2 id="ferien-ueberblick">Auf einen Blick</h2>
          <p>{[event.termin, event.ort].filter(Boolean).join(', ')}</p>
          <dl className={styles.facts}>
            <Fact title="Plätze" href={event.stand === 'abgesagt' ? undefined : '#ferien-aendern'}>
              {sayPlaces(event)}
              <Occupancy occupied={event.belegt} limit={event.teilnehmer_max} />
            </Fact>
            <Fact title="Warteliste" href={event.warteliste.length > 0 ? '#ferien-warteliste' : undefined}>
              {sayWaiting(event)}
            </Fact>
            <Fact title="Zahlungen" href="#ferien-teilnehmer">
              {sayPayments(event)}
            </Fact>
            <Fact title="Fragen an die Familien" href="#betreuung-fragen">
              {sayAnswers(event)}
            </Fact>
            <Fact title="Veranstalter" href="#betreuung-veranstalter">
              {event.betreuung.veranstalter.map(({ name }) => name).join(', ') || 'noch niemand mit Zugang'}
            </Fact>
            <Fact title="Helferinnen und Helfer" href="#helfer">
              {sayHelpers(event)}
            </Fact>
          </dl>
          <Next event={event} />
        </section>
      </div>
    </Section>
  );
}

function Fact({ title, href, children }: { title: string; href?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{href ? <a href={href}>{title}</a> : title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function sayPlaces({ belegt: occupied, teilnehmer_max, unbestaetigt: unconfirmed }: Event): string {
  const limit = teilnehmer_max >= UNLIMITED ? 'ohne Grenze' : `von ${teilnehmer_max}`;
  return `${occupied} ${limit} belegt${unconfirmed > 0 ? `, davon ${unconfirmed} noch nicht bestätigt` : ''}`;
}

function sayWaiting({ wartende: waiting, warteliste: turns }: Event): string {
  if (waiting === 0) return 'niemand wartet';
  const offered = turns.filter(({ status }) => status === 'angeboten').length;
  return `${formatCount(waiting, 'Kind wartet', 'Kinder warten')}${offered > 0 ? `, ${formatCount(offered, 'Familie hat', 'Familien haben')} ein Angebot` : ''}`;
}

function sayPayments({ einnahmen: income, liste: children }: Event): string {
  const bills = new Map(children.flatMap(({ rechnung: bill }) => (bill ? [[bill.href, bill.offen]] : [])));
  const open = [...bills.values()].filter((rest) => rest > 0).length;
  const state =
    open === 0 ? 'alle Rechnungen bezahlt' : `${open} von ${formatCount(bills.size, 'Rechnung', 'Rechnungen')} offen`;
  return `Einnahmen ${formatEuro(income)}${bills.size > 0 ? `, ${state}` : ''}`;
}

function sayAnswers({ liste: children, betreuung: { fragen: questions } }: Event): string {
  if (questions.length === 0) return 'es wird nichts gefragt';
  if (children.length === 0) return 'noch niemand hat geantwortet';
  const missing = children.filter(({ angaben: answers }) => questions.some((field) => !answers[field])).length;
  return missing === 0
    ? 'alle haben geantwortet'
    : `${missing} von ${formatCount(children.length, 'Antwort', 'Antworten')} ${missing === 1 ? 'fehlt' : 'fehlen'}`;
}

function sayHelpers({ betreuung: { helfer: list } }: Event): string {
  if (list.noetig + list.helfer.length === 0) return 'es wird niemand gesucht';
  const missing = list.tage.reduce((sum, { fehlen: short }) => sum + short, 0);
  const asked = formatCount(list.helfer.length, 'Person eingetragen', 'Personen eingetragen');
  return missing === 0 ? `${asked}, alle Tage besetzt` : `${asked}, ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`;
}

function Next({ event }: { event: Event }) {
  const families = event.liste.length + event.warteliste.length > 0;
  const list = (format: string) => `/api/intranet/ferienprogramm/${event.id}/teilnehmer?format=${format}`;
  return (
    <ul className={styles.next}>
      {event.stand !== 'abgesagt' && families && (
        <li>
          <a href={`${event.detailURL}nachricht/`}>Den Familien schreiben</a>
        </li>
      )}
      {event.aendern && (
        <li>
          <a href={event.aendern}>Texte, Ort, Termin und Preis ändern</a>
        </li>
      )}
      {event.seite && (
        <li>
          <a href={event.seite}>Seite im Ferienprogramm</a>
        </li>
      )}
      {(['html', 'xlsx', 'csv'] as const).map((format) => (
        <li key={format}>
          <a href={list(format)} data-native="">
            {format === 'html' ? 'Liste zum Drucken' : `Liste als ${format.toUpperCase()}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
