import type { TemplateProps } from '@gm/shared/contract';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseVorlagen } from './strasse-vorlagen.context.ts';

/** Council papers that name the chosen street or its village. */
export default function StrasseVorlagen({ context }: TemplateProps<typeof strasseVorlagen>) {
  const data = context.ratsinfo;
  if (data && data.vorlagen.length === 0) return null;
  return (
    <SlotCard
      title="Aus dem Gemeinderat"
      cancelled={!data}
      links={
        data?.strasse
          ? [
              {
                href: `/ratsinfo/vorlagen/?${new URLSearchParams({ q: data.strasse.ortsteil })}`,
                text: `Vorlagen zu ${data.strasse.ortsteil}`,
              },
            ]
          : []
      }
    >
      <SlotCardList
        mark="Nennt Ihre Straße"
        entries={(data?.vorlagen ?? []).map(({ id, titel: title, detailURL, art: kind, datum, hier: isHere }) => ({
          schluessel: id,
          titel: title,
          href: detailURL,
          zusatz: [kind, datum && `vom ${formatSpokenDate(datum)}`].filter(Boolean).join(' '),
          hier: isHere,
        }))}
      />
    </SlotCard>
  );
}
