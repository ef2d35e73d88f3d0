import { Zeichen } from './zeichen.tsx';

const paths = { left: 'M19 12H5m7 7-7-7 7-7', right: 'M5 12h14m-7-7 7 7-7 7' };

/** The arrow of links and steps. */
export function Arrow({ to }: { to: keyof typeof paths }) {
  return <Zeichen d={paths[to]} />;
}
