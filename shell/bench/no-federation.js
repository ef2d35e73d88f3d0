// What the shell's script would weigh without the federation runtime: `npm run bench` builds it with this in its place.
export const createInstance = () => ({});
export const init = () => ({});
export default {};
