import { useFeld } from './formular-kontext.ts';

/** What goes along with the answers without being one; its value is the one the form begins with. */
export function HiddenField({ name }: { name: string }) {
  const { startwert, control } = useFeld(name);
  return <input {...control} type="hidden" defaultValue={startwert ?? ''} />;
}
