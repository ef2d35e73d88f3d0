export const REPORTING_PATH = '/melden/';
/** Status page of a report, by a private link. */
export const buildStatePath = (key: string): string => `${REPORTING_PATH}stand/?token=${key}`;
/** Page with all open and repaired defects. */
export const LIST_PATH = `${REPORTING_PATH}liste/`;
/** Call that returns the image of the plan. */
export const PLAN_PATH = '/api/maengel/plan.svg';
/** Call that returns the photo of a report. */
export const IMAGE_PATH = '/api/mangel/bild';
