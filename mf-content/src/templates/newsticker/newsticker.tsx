import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Karussell } from '../../karussell/karussell.tsx';
import { MeldungKarte } from '../../meldungen/meldung-karte.tsx';
import type { newsticker } from './newsticker.context.ts';

export default function Newsticker({ context, options }: TemplateProps<typeof newsticker>) {
  const meldungen = context.aktuelles.data.slice(0, context.limit ?? options.limit);
  if (meldungen.length === 0) return null;
  return (
    <Abschnitt band>
      <Karussell
        titel={context.titel || 'Aktuelles'}
        einheit="Meldung"
        weitere={options.weitereLinks}
        link={options.alleLink ? { href: options.alleLink, text: 'Alle Meldungen' } : undefined}
        folien={meldungen.map((meldung, index) => ({
          key: meldung.detailURL ?? index,
          inhalt: <MeldungKarte meldung={meldung} />,
        }))}
      />
    </Abschnitt>
  );
}
