import { expect, it } from 'vitest';
import { createEntryPath } from './entry-path.ts';

const { build, read, buildPermanent } = createEntryPath('/aktuelles/');

it('contains title and number of an entry', () => {
  expect(build(12, 'Neue Brücke')).toBe('/aktuelles/neue-bruecke-id_12/');
  expect(build(12, '…')).toBe('/aktuelles/id_12/');
  expect(read(buildPermanent(12))).toBe(12);
});

it('distinguishes kinds below one page', () => {
  const message = createEntryPath('/aktuelles/', 'eilmeldung');
  expect(message.build(7, 'Orkan')).toBe('/aktuelles/orkan-eilmeldung_7/');
  expect([message.read('/aktuelles/orkan-eilmeldung_7/'), read('/aktuelles/orkan-eilmeldung_7/')]).toEqual([7, null]);
  expect(message.read('/aktuelles/orkan-id_7/')).toBe(null);
});

it.each([
  ['/aktuelles/neue-bruecke-id_12/', 12],
  ['/aktuelles/irgendwas-id_12/', 12],
  ['/aktuelles/id_12/', 12],
  ['/aktuelles/neue-bruecke/', null],
  ['/aktuelles/neue-id_12/mehr/', null],
  ['/aktuelles/neueid_12/', null],
  ['/aktuelles/x-id_12345678901/', null],
  ['/veranstaltungen/fest-id_12/', null],
])('%s identifies entry %s', (path, id) => {
  expect(read(path)).toBe(id);
});
