import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { grouped, parseCount } from './estimate.ts';

/** Messages or calls per month. Uncontrolled: keeps what was typed before hydration. */
export function CountField({
  label,
  first,
  invalid,
  field,
  onCount,
}: {
  label: string;
  first: number;
  invalid: string;
  /** Lets a parent set the number. */
  field?: RefObject<HTMLInputElement | null>;
  onCount: (count: number | undefined) => void;
}) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const [typed, setTyped] = useState(() => grouped(first));
  const isInvalid = typed.trim() !== '' && parseCount(typed) === undefined;

  const read = (value: string) => {
    setTyped(value);
    onCount(parseCount(value));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value before hydration.
  useEffect(() => {
    if (input.current) read(input.current.value);
  }, []);

  return (
    <TextField
      id={id}
      ref={input}
      size="small"
      label={label}
      defaultValue={grouped(first)}
      inputMode="numeric"
      autoComplete="off"
      error={isInvalid ? invalid : undefined}
      onInput={({ currentTarget }) => read(currentTarget.value)}
    />
  );
}
