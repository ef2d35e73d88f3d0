import type { TemplateProps } from '@gm/shared/contract';
import { formatTag } from '@gm/shared/format/month';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseTermine } from './strasse-termine.context.ts';

/** Next events in the village of the chosen street, with the subscription of their calendar. */
export default function StrasseTermine({ context }: TemplateProps<typeof strasseTermine>) {
  const data = context.termine;
  if (data && data.data.length === 0) return null;
  const village = data?.data.find(({ ortsteil }) => ortsteil)?.ortsteil;
  const links = [{ href: '/veranstaltungen/', text: 'Alle Veranstaltungen' }];
  if (village) {
    const query = new URLSearchParams({ ortsteil: village });
    links.push({ href: `/veranstaltungen/kalender.ics?${query}`, text: 'Kalender abonnieren (.ics)' });
  }
  return (
    <SlotCard title="Veranstaltungen im Ortsteil" cancelled={!data} links={links}>
      <SlotCardList
        entries={(data?.data ?? []).map(({ titel: title, detailURL, datum_von: from, veranstaltungsort: location }) => {
          const [day = '', time] = from.split('T');
          const when = time ? `${formatTag(day)}, ${time} Uhr` : formatTag(day);
          return {
            schluessel: detailURL,
            titel: title,
            href: detailURL,
            zusatz: [when, location].filter(Boolean).join(' · '),
          };
        })}
      />
    </SlotCard>
  );
}
