import { useField } from '../state/form-context.ts';

/** A hidden value sent with the answers; it is the field's initial value. */
export function HiddenField({ name }: { name: string }) {
  const { startwert: initialValue, control } = useField(name);
  return <input {...control} type="hidden" defaultValue={initialValue ?? ''} />;
}
