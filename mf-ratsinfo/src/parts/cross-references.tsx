import type { CouncilCrossReference } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { Fragment } from 'react';

/** Inline links. */
export function CrossReferences({ targets }: { targets: readonly CouncilCrossReference[] }) {
  return targets.map(({ id, name, detailURL }, index) => (
    <Fragment key={`${detailURL}${id}`}>
      {index > 0 && ', '}
      <a href={detailURL}>{name}</a>
    </Fragment>
  ));
}
