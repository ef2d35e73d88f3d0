import type { Ratsverweis } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { Fragment } from 'react';

/** Links in a line of text. */
export function Verweise({ zu }: { zu: readonly Ratsverweis[] }) {
  return zu.map(({ id, name, detailURL }, index) => (
    <Fragment key={`${detailURL}${id}`}>
      {index > 0 && ', '}
      <a href={detailURL}>{name}</a>
    </Fragment>
  ));
}
