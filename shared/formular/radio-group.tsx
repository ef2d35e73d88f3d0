import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

/** Exactly one of a few choices; untouched, its value is empty. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}
