import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Cancelled } from '@gm/shared/list/cancelled';
import { buildListHref } from '@gm/shared/list/list-query';
import styles from '@gm/shared/list/table.module.css';
import { WeekPlan } from '@gm/shared/list/week-plan';
import { Arrow } from '@gm/shared/ui/arrow';
import { FilterForm, FilterSelection } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import type { HallenplanProps } from './hallenplan.context.ts';

const FILTER = ['ort', 'tag'] as const;

/** Occupancy of a hall by week. */
export default function Hallenplan({ context: { hallen: halls }, seite: page }: HallenplanProps) {
  if (!halls) {
    return (
      <Section>
        <Cancelled was="Die Belegungen" />
      </Section>
    );
  }
  const { woche: week, vorher: before, nachher: after } = halls;
  const monday = week.tage[0]?.tag ?? '';
  return (
    <Section labelledBy="hallenplan-woche">
      <div className={sheet.page}>
        <FilterForm
          action={page.pfad}
          search={
            <>
              <FilterSelection
                name="ort"
                label="Halle"
                value={week.halle}
                all="Bitte wählen"
                options={halls.hallen.map((hall) => ({ wert: hall, text: hall }))}
              />
              <input type="hidden" name="tag" value={monday} />
            </>
          }
        />
        <div className={sheet.sheet}>
          <h2 id="hallenplan-woche">
            {week.halle}, Woche ab {formatSpokenDate(monday)}
          </h2>
          <nav aria-label="Wochen" className={styles.files}>
            <a href={buildListHref(page, FILTER, { ort: week.halle, tag: before })} rel="prev">
              <Arrow to="left" />
              Woche vorher
            </a>
            <a href={buildListHref(page, FILTER, { ort: week.halle, tag: after })} rel="next">
              Woche danach
              <Arrow to="right" />
            </a>
          </nav>
          <WeekPlan week={week} />
        </div>
      </div>
    </Section>
  );
}
