import { Pills } from '@gm/shared/ui/pills';

const AREAS = [
  { href: '/ratsinfo/sitzungen/', text: 'Sitzungen' },
  { href: '/ratsinfo/vorlagen/', text: 'Vorlagen' },
  { href: '/ratsinfo/berichte/', text: 'Berichte' },
  { href: '/ratsinfo/gremien/', text: 'Gremien' },
  { href: '/ratsinfo/personen/', text: 'Personen' },
];

/** Sections of the council pages; `path` is the current page. */
export function Areas({ path }: { path: string }) {
  return <Pills label="Ratsinformation" entries={AREAS.map((area) => ({ ...area, gewaehlt: area.href === path }))} />;
}
