import { expect, it } from 'vitest';
import { createEintragPfad } from './eintrag-pfad.ts';

const { build, read, buildPermanent } = createEintragPfad('/aktuelles/');

it('names an entry by title and number', () => {
  expect(build(12, 'Neue Brücke')).toBe('/aktuelles/neue-bruecke-id_12/');
  expect(build(12, '…')).toBe('/aktuelles/id_12/');
  expect(read(buildPermanent(12))).toBe(12);
});

it('keeps kinds below one page apart', () => {
  const meldung = createEintragPfad('/aktuelles/', 'eilmeldung');
  expect(meldung.build(7, 'Orkan')).toBe('/aktuelles/orkan-eilmeldung_7/');
  expect([meldung.read('/aktuelles/orkan-eilmeldung_7/'), read('/aktuelles/orkan-eilmeldung_7/')]).toEqual([7, null]);
  expect(meldung.read('/aktuelles/orkan-id_7/')).toBe(null);
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
])('%s means entry %s', (pfad, id) => {
  expect(read(pfad)).toBe(id);
});
