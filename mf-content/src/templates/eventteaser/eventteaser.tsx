import { formatTermin } from '@gm/shared/format/termin';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Card } from '@gm/shared/ui/card';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Karussell } from '../../karussell/karussell.tsx';
import { formatOrt } from '../../termine/format-ort.ts';
import type { eventteaser } from './eventteaser.context.ts';

/** The next events as a carousel (requirement M-9). */
export default function Eventteaser({ context, options }: TemplateProps<typeof eventteaser>) {
  const termine = context.veranstaltungen.data.slice(0, context.limit ?? options.limit);
  if (termine.length === 0) return null;
  return (
    <Abschnitt>
      <Karussell
        titel={context.titel || 'Veranstaltungen'}
        einheit="Veranstaltung"
        weitere={options.weitereLinks}
        link={options.alleLink ? { href: options.alleLink, text: 'Alle Veranstaltungen' } : undefined}
        folien={termine.map((termin, index) => ({
          key: index,
          inhalt: (
            <Card
              title={termin.titel}
              text={[formatOrt(termin), termin.einleitung].filter(Boolean).join(': ')}
              bild={termin.bild}
              rubrik={termin.rubriken[0]}
              sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 4rem)"
              meta={
                <>
                  <b>{formatTermin(termin)}</b> {termin.rubriken[0] && <span>{termin.rubriken[0]}</span>}
                </>
              }
              link={termin.detailURL ? { href: termin.detailURL, text: 'Zur Veranstaltung' } : undefined}
            />
          ),
        }))}
      />
    </Abschnitt>
  );
}
