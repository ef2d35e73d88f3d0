/** Address of everything that is served under `npm run dev` only. */
export const PREFIX = '/_shell/development';

/** A fault as open tabs show it. */
export interface DevelopmentFault {
  /** `build`: the sources do not build; `run`: code threw, on the server or in the browser. */
  kind: 'build' | 'run';
  text: string;
  /** Places in the sources, the innermost first. */
  places: { file: string; line?: number }[];
}
