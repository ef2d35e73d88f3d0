import type { TemplateProps } from '@gm/shared/contract';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseZustaendig } from './strasse-zustaendig.context.ts';

/** Polling place, school and day care of the chosen street. */
export default function StrasseZustaendig({ context }: TemplateProps<typeof strasseZustaendig>) {
  const data = context.strasse;
  if (data && data.zustaendig.length === 0) return null;
  return (
    <SlotCard title="Wahllokal, Schule, Kindergarten" cancelled={!data}>
      <SlotCardList
        entries={(data?.zustaendig ?? []).map(({ aufgabe: task, name, ort, link }) => ({
          schluessel: task,
          titel: `${task}: ${name}`,
          href: link,
          zusatz: ort,
        }))}
      />
    </SlotCard>
  );
}
