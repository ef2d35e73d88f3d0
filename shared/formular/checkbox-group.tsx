import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

/** Any number of a few choices; its value is the list of the ticked ones. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}
