/**
 * What `npm test` runs and what it leaves to `npm run test:full`. Left out are second proofs of what a lower level proves
 * and tests that start clusters, builds or many processes; e2e/check/requirements.test.ts compares with the table.
 */

/** Tests of Vitest that only `test:full` runs. */
export const FULL_ONLY = [
  // Each test starts processes of its own.
  'api/src/core/platform/pdf/ask-pdf-thread.test.ts',
  'api/src/core/services/backup/backup.db.test.ts',
  'api/src/core/services/backup/moment.test.ts',
  'api/src/core/services/backup/restore-over-site.test.ts',
  'api/src/core/services/mail/adoption.db.test.ts',
  'api/src/start-api.db.test.ts',
  'e2e/check/arrows.test.ts',
  'e2e/check/install.test.ts',
  'e2e/check/start.test.ts',
  'shell/src/delivery/receive-artefact.test.ts',
  'shell/src/delivery/release-remote.test.ts',
  'shell/src/isolation/guests.test.ts',
  'shell/src/judgement/judge-in-child.test.ts',
  'shell/src/judgement/judge-release.test.ts',
  'shell/src/judgement/site-content.test.ts',
  'shell/src/store/shared-store.test.ts',
  // All calls again, with every area off or with odd input.
  'api/src/core/content/area-off.db.test.ts',
  'api/src/test/odd-input.db.test.ts',
  // Many entries or editors at once.
  'api/src/core/content/gemeinde-in-one-file.db.test.ts',
  'api/src/core/content/publish/publish-change.db.test.ts',
  'api/src/core/editor/many-editors.db.test.ts',
];

/** Browser tests of `npm test`: one journey per task of residents and staff. */
export const TASKS = [
  'e2e/journeys/branchenverzeichnis/directory.spec.ts',
  'e2e/journeys/eilmeldungen/eilmeldung.spec.ts',
  'e2e/journeys/ferienprogramm/ferienprogramm.spec.ts',
  'e2e/journeys/intranet/intranet.spec.ts',
  'e2e/journeys/intranet/work-area.spec.ts',
  'e2e/journeys/kontakt/contact.spec.ts',
  'e2e/journeys/ratsinfo/ratsinfo.spec.ts',
  'e2e/journeys/pages/search.spec.ts',
  'e2e/journeys/veranstaltungen/veranstaltungen.spec.ts',
  'e2e/journeys/wegweiser/opening-hours.spec.ts',
  'e2e/quality/each-template.spec.ts',
];

/** Of `TASKS`, what `test:full` proves elsewhere: `each-page.spec.ts` opens all pages. */
export const QUICK_ONLY = ['e2e/quality/each-template.spec.ts'];
