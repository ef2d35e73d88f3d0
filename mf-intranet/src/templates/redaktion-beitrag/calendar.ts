import { readBerlinTime } from '@gm/shared/rules/berlin-time';

/** Date pickers of entries start today. */
export const calendar = () => ({ min: readBerlinTime(new Date()).tag });
