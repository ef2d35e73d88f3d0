import type { TemplateProps } from '@gm/shared/contract';
import { formatTag } from '@gm/shared/format/month';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseBekanntmachungen } from './strasse-bekanntmachungen.context.ts';

/** Official notices that name the chosen street or its village. */
export default function StrasseBekanntmachungen({ context }: TemplateProps<typeof strasseBekanntmachungen>) {
  const data = context.bekanntmachungen;
  if (data && data.data.length === 0) return null;
  return (
    <SlotCard
      title="Bekanntmachungen"
      cancelled={!data}
      links={[{ href: '/bekanntmachungen/', text: 'Alle Bekanntmachungen' }]}
    >
      <SlotCardList
        entries={(data?.data ?? []).map(({ id, titel: title, detailURL, datum_von: from, rubrik: category }) => ({
          schluessel: id,
          titel: title,
          href: detailURL,
          zusatz: `${category.titel} vom ${formatTag(from).replace(/^.*, /, '')}`,
        }))}
      />
    </SlotCard>
  );
}
