import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

/** Single choice among a few options; untouched, its value is empty. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}
