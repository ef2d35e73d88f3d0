import {
  Baby,
  CalendarCheck,
  CalendarDays,
  Construction,
  FileText,
  Flame,
  IdCard,
  Landmark,
  type LucideIcon,
  Mail,
  MapPin,
  MessagesSquare,
  Newspaper,
  Phone,
  Recycle,
  Scale,
  School,
  Smartphone,
  TriangleAlert,
} from 'lucide-react';
import type { TileData } from './tile-schema.ts';

const symbols: Record<TileData['symbol'], LucideIcon> = {
  abfall: Recycle,
  ausweis: IdCard,
  baby: Baby,
  baustelle: Construction,
  flamme: Flame,
  formular: FileText,
  gespraech: MessagesSquare,
  handy: Smartphone,
  kalender: CalendarDays,
  mail: Mail,
  meldung: TriangleAlert,
  neuigkeiten: Newspaper,
  ort: MapPin,
  schule: School,
  telefon: Phone,
  termin: CalendarCheck,
  waage: Scale,
  rathaus: Landmark,
};

export function TileSymbol({ symbol }: Pick<TileData, 'symbol'>) {
  const Icon = symbols[symbol];
  return <Icon aria-hidden="true" />;
}
