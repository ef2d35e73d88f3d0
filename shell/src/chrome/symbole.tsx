import {
  Baby,
  BookOpen,
  CalendarCheck,
  Construction,
  Flame,
  Globe,
  Hand,
  IdCard,
  Landmark,
  type LucideIcon,
  MessagesSquare,
  Phone,
  Scale,
  School,
  Smartphone,
  TriangleAlert,
} from 'lucide-react';
import { markenPfade } from './marken-pfade.ts';

const dienste: Record<string, LucideIcon> = {
  termin: CalendarCheck,
  baustelle: Construction,
  gespraech: MessagesSquare,
  ausweis: IdCard,
  waage: Scale,
  flamme: Flame,
  baby: Baby,
  schule: School,
  handy: Smartphone,
  meldung: TriangleAlert,
};

/** Icon of an e-service by the name the municipality's configuration gives it. */
export function DienstSymbol({ symbol }: { symbol: string }) {
  const Icon = dienste[symbol] ?? Landmark;
  return <Icon />;
}

const quicklinks: Record<string, LucideIcon> = {
  '/leichte-sprache/': BookOpen,
  '/gebaerdensprache/': Hand,
  '/kontakt/': Phone,
};

/** Icon in front of a quick link; editors may link pages that have none. */
export function QuicklinkSymbol({ href }: { href: string }) {
  const Icon = quicklinks[href];
  return Icon ? <Icon /> : null;
}

/** Mark of a social network. LinkedIn allows no free use of its own, so it gets the globe. */
export function Marke({ marke }: { marke: string }) {
  const path = markenPfade[marke];
  if (!path) return <Globe />;
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
