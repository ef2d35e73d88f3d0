import {
  Baby,
  CalendarDays,
  Clock,
  FileText,
  Info,
  type LucideIcon,
  MapPin,
  Phone,
  Recycle,
  TreePine,
} from 'lucide-react';
import type { SYMBOLS } from './kurzinfo-icons.context.ts';

type SymbolName = (typeof SYMBOLS)[number];

const symbols: Record<SymbolName, LucideIcon> = {
  uhr: Clock,
  telefon: Phone,
  ort: MapPin,
  kalender: CalendarDays,
  formular: FileText,
  familie: Baby,
  baum: TreePine,
  abfall: Recycle,
  info: Info,
};

/** Icon of a short fact or a task, decorative. */
export function SummarySymbol({ symbol }: { symbol: SymbolName }) {
  const Icon = symbols[symbol];
  return <Icon aria-hidden="true" />;
}
