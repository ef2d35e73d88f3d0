import type { TemplateProps } from '@gm/shared/contract';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseVereine } from './strasse-vereine.context.ts';

/** Clubs in the village of the chosen street. */
export default function StrasseVereine({ context }: TemplateProps<typeof strasseVereine>) {
  const data = context.vereine;
  if (data && data.data.length === 0) return null;
  return (
    <SlotCard
      title="Vereine im Ortsteil"
      cancelled={!data}
      links={[{ href: '/branchenverzeichnis/?typ=vereine', text: 'Alle Vereine' }]}
    >
      <SlotCardList
        entries={(data?.data ?? []).map(({ id, titel: title, detailURL, rubrik: category }) => ({
          schluessel: id,
          titel: title,
          href: detailURL,
          zusatz: category ?? '',
        }))}
      />
    </SlotCard>
  );
}
