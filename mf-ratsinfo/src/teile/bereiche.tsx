import { Ansichten } from '@gm/shared/liste/ansichten';

const BEREICHE = [
  { href: '/ratsinfo/sitzungen/', text: 'Sitzungen' },
  { href: '/ratsinfo/vorlagen/', text: 'Vorlagen' },
  { href: '/ratsinfo/berichte/', text: 'Berichte' },
  { href: '/ratsinfo/gremien/', text: 'Gremien' },
  { href: '/ratsinfo/personen/', text: 'Personen' },
];

/** The parts of the council's pages; `pfad` is the page shown. */
export function Bereiche({ pfad }: { pfad: string }) {
  return (
    <Ansichten
      label="Ratsinformation"
      ansichten={BEREICHE.map((bereich) => ({ ...bereich, gewaehlt: bereich.href === pfad }))}
    />
  );
}
