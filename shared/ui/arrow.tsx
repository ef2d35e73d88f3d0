import { Character } from './character.tsx';

const paths = { left: 'M19 12H5m7 7-7-7 7-7', right: 'M5 12h14m-7-7 7 7-7 7' };

/** Arrow of links and carousel steps. */
export function Arrow({ to }: { to: keyof typeof paths }) {
  return <Character d={paths[to]} />;
}
