import type { TemplateProps } from '@gm/shared/contract';
import { formatTag } from '@gm/shared/format/month';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseAbfuhr } from './strasse-abfuhr.context.ts';

const SHOWN = 4;
const DAY_MS = 86_400_000;

/** Next waste collections of the chosen street, with the subscription of its calendar. */
export default function StrasseAbfuhr({ context, seite: page }: TemplateProps<typeof strasseAbfuhr>) {
  const data = context.abfalltermine;
  if (data && !data.auswahl?.strasse) return null;
  const street = new URLSearchParams(page.suche).get('strasse') ?? '';
  const query = new URLSearchParams({ strasse: street });
  const nameKind = (id: string) => data?.arten.find((kind) => kind.id === id)?.name ?? id;
  const getDistance = (day: string) => {
    const days = Math.round((Date.parse(day) - Date.parse(data?.heute ?? day)) / DAY_MS);
    return ['heute', 'morgen', 'übermorgen'][days] ?? `in ${days} Tagen`;
  };
  const days = [...new Set(data?.termine.map(({ tag: day }) => day))].slice(0, SHOWN);
  const links = [{ href: `/abfalltermine/?${query}`, text: 'Alle Abfuhren' }];
  if (data?.kalender) {
    const calendar = data.kalender.replace(/^https?:/, 'webcal:');
    links.push({ href: `${calendar}?${query}&erinnerung=18%3A00`, text: 'Kalender abonnieren' });
  }
  return (
    <SlotCard title="Nächste Abfuhren" cancelled={!data} links={data ? links : []}>
      {days.length === 0 ? (
        <p>In den nächsten zwölf Monaten ist keine Abfuhr eingetragen.</p>
      ) : (
        <SlotCardList
          entries={days.map((day) => ({
            schluessel: day,
            titel: (data?.termine ?? [])
              .filter(({ tag }) => tag === day)
              .map(({ art: kind }) => nameKind(kind))
              .join(', '),
            zusatz: `${formatTag(day)}, ${getDistance(day)}`,
          }))}
        />
      )}
    </SlotCard>
  );
}
