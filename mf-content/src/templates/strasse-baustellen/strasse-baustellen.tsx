import type { TemplateProps } from '@gm/shared/contract';
import { formatTag } from '@gm/shared/format/month';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseBaustellen } from './strasse-baustellen.context.ts';

/** `Gesperrt bis Freitag, 4. Dezember`; with the first day as long as it is to come. */
function describePeriod(
  { art: kind, von: from, bis: until }: { art: 'sperrung' | 'einschraenkung'; von: string; bis: string },
  today: string,
): string {
  const state = kind === 'sperrung' ? 'Gesperrt' : 'Eingeschränkt';
  const begin = from > today ? `ab ${formatTag(from)} ` : '';
  return `${state} ${begin}bis voraussichtlich ${formatTag(until)}`;
}

const endSentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** Current and coming road works in the chosen street and its village. */
export default function StrasseBaustellen({ context }: TemplateProps<typeof strasseBaustellen>) {
  const data = context.strasse;
  if (data && !data.strasse) return null;
  return (
    <SlotCard title="Baustellen und Sperrungen" cancelled={!data}>
      {data?.baustellen.length === 0 ? (
        <p>In {data.strasse?.ortsteil} ist zurzeit keine Baustelle eingetragen.</p>
      ) : (
        <SlotCardList
          entries={(data?.baustellen ?? []).map((one) => ({
            schluessel: one.titel,
            titel: one.titel,
            href: one.link,
            hier: one.hier,
            zusatz: [describePeriod(one, data?.heute ?? ''), one.text, one.umleitung].map(endSentence).join(' ').trim(),
          }))}
        />
      )}
    </SlotCard>
  );
}
