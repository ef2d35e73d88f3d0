import { FAILED_CALL } from '@gm/shared/schemas/failed-call';
import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ratsgremien } from './ratsgremien.context.ts';
import Ratsgremien from './ratsgremien.tsx';

const NONE = 'Zurzeit sind keine Gremien eingetragen.';
const show = (reply: object) =>
  renderExample(Ratsgremien, ratsgremien, { context: { ratsgremien: reply }, options: {} });

it('says that there are no bodies only if that is known', () => {
  show({ data: [] });
  expect(screen.getByText(NONE)).toBeTruthy();
});

it('says that they could not be loaded after a failed call', () => {
  show(FAILED_CALL);
  expect(screen.getByText('Die Gremien können gerade nicht geladen werden')).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
});
