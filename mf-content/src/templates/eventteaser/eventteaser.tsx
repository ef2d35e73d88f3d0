import type { TemplateProps } from '@gm/shared/contract';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { Card } from '@gm/shared/ui/card';
import { chooseMotifs } from '@gm/shared/ui/pictures/choose-motifs';
import { Section } from '@gm/shared/ui/section';
import { Carousel } from '../../carousel/carousel.tsx';
import { formatLocation } from '../../dates/format-location.ts';
import { Agenda } from './agenda.tsx';
import type { eventteaser } from './eventteaser.context.ts';

/** Upcoming events as a carousel (requirement M-9) or an agenda. */
export default function Eventteaser({ context, options }: TemplateProps<typeof eventteaser>) {
  const termine = context.veranstaltungen.data.slice(0, context.limit ?? options.limit);
  if (termine.length === 0) return null;
  const title = context.titel || 'Veranstaltungen';
  const link = options.alleLink ? { href: options.alleLink, text: 'Alle Veranstaltungen' } : undefined;
  if (options.darstellung === 'agenda') {
    return (
      <Section band>
        <Agenda title={title} dates={termine} link={link} further={options.weitereLinks} />
      </Section>
    );
  }
  const motifs = chooseMotifs(termine.map(({ titel, rubriken: [rubrik], bild }) => ({ titel, rubrik, bild })));
  return (
    <Section>
      <Carousel
        title={title}
        einheit="Veranstaltung"
        further={options.weitereLinks}
        link={link}
        slides={termine.map((termin, index) => ({
          key: index,
          inhalt: (
            <Card
              title={termin.titel}
              text={[formatLocation(termin), termin.einleitung].filter(Boolean).join(': ')}
              image={termin.bild}
              motif={motifs[index]}
              sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 4rem)"
              meta={
                <>
                  <b>{formatSpokenTermin(termin)}</b> {termin.rubriken[0] && <span>{termin.rubriken[0]}</span>}
                </>
              }
              link={termin.detailURL ? { href: termin.detailURL, text: 'Zur Veranstaltung' } : undefined}
            />
          ),
        }))}
      />
    </Section>
  );
}
