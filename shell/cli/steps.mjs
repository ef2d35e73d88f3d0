/**
 * Counts the steps of a command, e.g. `3 of 9 building shell …`. A command that starts another passes the count on.
 */
import { readdirSync } from 'node:fs';

const VARIABLE = 'GM_STEPS';
const INDENT = 8;

/** Names of the modules of the repository. */
export const listModules = (root) => readdirSync(root).filter((name) => name.startsWith('mf-'));

/**
 * @param total steps of this command, unless the parent command passes its own count
 * @param {NodeJS.ProcessEnv} env
 */
export function createSteps(total, env = {}) {
  const given = /^(\d+)\/(\d+)$/.exec(env[VARIABLE] ?? '');
  const all = given ? Number(given[2]) : total;
  let done = given ? Number(given[1]) : 0;
  return {
    begin(what) {
      done += 1;
      console.log(`${`${done} of ${all}`.padEnd(INDENT)}${what}`);
    },
    say: (text) => console.log(' '.repeat(INDENT) + text),
    /** Variables for the command that runs the next steps. */
    handOn: () => ({ [VARIABLE]: `${done}/${all}` }),
    skip(count) {
      done += count;
    },
  };
}
