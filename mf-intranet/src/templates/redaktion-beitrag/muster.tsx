import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Ansichten } from '@gm/shared/liste/ansichten';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import type { Seite } from '@gm/shared/vertrag';

interface MusterProps extends Pick<NonNullable<Beitrag['inhalt']>, 'muster'> {
  seite: Pick<Seite, 'pfad' | 'suche'>;
}

const TITEL = 'Womit möchten Sie beginnen?';
const readWie = (suche: string) => new URLSearchParams(suche).get('wie') ?? '';

/** What a new entry can begin with instead of nothing. Each is an address of its own, with a draft of its own. */
export function Muster({ muster, seite: { pfad, suche } }: MusterProps) {
  if (muster.length === 0) return null;
  const hier = readWie(suche);
  return (
    <div className={blatt.blatt}>
      <h2>{TITEL}</h2>
      <Ansichten
        label={TITEL}
        ansichten={[{ titel: 'Leer', href: pfad }, ...muster].map(({ titel, href }) => ({
          href,
          text: titel,
          gewaehlt: readWie(href.slice(pfad.length)) === hier,
        }))}
      />
    </div>
  );
}
