import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

/** Multiple choice among a few options; its value is the array of ticked ones. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}
