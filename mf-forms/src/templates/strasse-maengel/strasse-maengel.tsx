import type { TemplateProps } from '@gm/shared/contract';
import { SlotCard, SlotCardList } from '@gm/shared/ui/slot-card';
import type { strasseMaengel } from './strasse-maengel.context.ts';

/** Reported defects in the chosen street and its village. */
export default function StrasseMaengel({ context }: TemplateProps<typeof strasseMaengel>) {
  const data = context.maengel;
  if (data && !data.strasse) return null;
  return (
    <SlotCard
      title="Gemeldet in der Nähe"
      cancelled={!data}
      links={[
        { href: '/melden/', text: 'Etwas melden' },
        { href: '/melden/liste/', text: 'Alle Meldungen' },
      ]}
    >
      {data?.maengel.length === 0 ? (
        <p>In {data.strasse?.ortsteil} ist zurzeit nichts gemeldet.</p>
      ) : (
        <SlotCardList
          entries={(data?.maengel ?? []).map(({ nummer: id, art: kind, strasse: street, stand: state }) => ({
            schluessel: id,
            titel: kind,
            zusatz: [street, state].filter(Boolean).join(': '),
            hier: street !== null && street === data?.strasse?.name,
          }))}
        />
      )}
    </SlotCard>
  );
}
