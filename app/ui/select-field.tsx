import type { ComponentProps } from 'react';
import { describe, FieldFrame, type FieldLook } from './field.tsx';
import { Icon } from './icons.tsx';

/** A choice from a list, looking like the text fields beside it. */
export function SelectField({
  options,
  ...props
}: FieldLook & ComponentProps<'select'> & { options: readonly { value: string; name: string }[] }) {
  const { label, error, valid, size, hint, aside, end, head, ...select } = props;
  return (
    <FieldFrame {...props} end={<Icon name="down" size={16} />}>
      <select {...select} {...describe(props)}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
