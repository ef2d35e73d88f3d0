import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import type { TemplateProps } from '@gm/shared/vertrag';
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
import { useId } from 'react';
import type { kurzinfoIcons, SYMBOLE } from './kurzinfo-icons.context.ts';
import styles from './kurzinfo-icons.module.css';

const symbole: Record<(typeof SYMBOLE)[number], LucideIcon> = {
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

/** Facts a visitor comes for, each told in a line. With a link the whole tile leads there. */
export default function KurzinfoIcons({ context: { titel, kurzinfos } }: TemplateProps<typeof kurzinfoIcons>) {
  const id = useId();
  if (kurzinfos.length === 0) return null;
  const Heading = titel ? 'h3' : 'h2';
  return (
    <Abschnitt labelledBy={titel ? id : undefined}>
      {titel && <SectionHeading id={id} title={titel} />}
      <ul className={styles.liste}>
        {kurzinfos.map(({ titel: name, text, link, linktext, symbol }) => {
          const Icon = symbole[symbol];
          return (
            <li key={name} className={styles.kurzinfo}>
              <span className={styles.symbol}>
                <Icon aria-hidden="true" />
              </span>
              <Heading className={styles.titel}>
                {link ? (
                  <a className={styles.link} href={link}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </Heading>
              {text && <p>{text}</p>}
              {link && linktext && (
                <span aria-hidden="true" className={styles.weiter}>
                  {linktext}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Abschnitt>
  );
}
