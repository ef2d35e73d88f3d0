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
import type { KachelDaten } from './kachel-schema.ts';

const symbole: Record<KachelDaten['symbol'], LucideIcon> = {
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

export function Kachelsymbol({ symbol }: Pick<KachelDaten, 'symbol'>) {
  const Icon = symbole[symbol];
  return <Icon aria-hidden="true" />;
}
