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
import { markPaths } from './mark-paths.ts';

const services: Record<string, LucideIcon> = {
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

/** Icon of an e-service by its name in the municipality's configuration. */
export function ServiceSymbol({ symbol }: { symbol: string }) {
  const Icon = services[symbol] ?? Landmark;
  return <Icon />;
}

const quicklinks: Record<string, LucideIcon> = {
  '/leichte-sprache/': BookOpen,
  '/gebaerdensprache/': Hand,
  '/kontakt/': Phone,
};

/** Icon of a quick link; linked pages may have none. */
export function QuicklinkSymbol({ href }: { href: string }) {
  const Icon = quicklinks[href];
  return Icon ? <Icon /> : null;
}

/** Logo of a social network. LinkedIn does not permit free use of its logo, so it gets the globe. */
export function Mark({ mark }: { mark: string }) {
  const path = markPaths[mark];
  if (!path) return <Globe />;
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
