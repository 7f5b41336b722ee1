import {
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { appCodeDigits } from '#contract/account-rules.ts';
import { classNames } from './class-names.ts';
import styles from './code-input.module.css';
import { digitsOf } from './digits-of.ts';
import frame from './frame.module.css';

type CodeInputProps = {
  id: string;
  /** For assistive technology; the surrounding text labels it visually. */
  label: string;
  /** Error message; what was typed stays, selected for overtyping. */
  error?: string | undefined;
  /** Shown under the field while there is no error. */
  hint?: ReactNode;
  /** Forms pass this; it is not used here, because a full field already shows validity. */
  valid?: boolean;
  /** Called when all digits are typed or pasted. */
  onComplete?: (code: string) => void;
} & Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'ref'>;

const stops = Array.from({ length: appCodeDigits }, (_, stop) => stop);

/** Code of an authenticator app: a single input whose digits stand on the stops of a line. */
export function CodeInput({
  label,
  error,
  hint,
  valid,
  onComplete,
  onInput,
  onFocus,
  ...props
}: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(props.defaultValue ? String(props.defaultValue).length : 0);
  const noteId = `${props.id}-note`;

  // Uncontrolled input: count what was typed before hydration.
  useEffect(() => setTyped(input.current?.value.length ?? 0), []);

  // A layout effect: a selection set later could swallow a digit that is typed at once.
  useLayoutEffect(() => {
    if (error && input.current === document.activeElement) input.current?.select();
  }, [error]);

  return (
    <div>
      <label htmlFor={props.id} data-spoken="">
        {label}
      </label>
      <div className={classNames(frame.frame, styles.box)} data-state={error ? 'error' : undefined}>
        <span className={styles.line} aria-hidden="true">
          {stops.map((stop) => (
            <i key={stop} data-stop={stop < typed ? 'done' : stop === typed ? 'now' : undefined} />
          ))}
        </span>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${appCodeDigits}}`}
          placeholder=" "
          {...props}
          ref={input}
          maxLength={appCodeDigits}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          onFocus={(event) => {
            if (error) event.currentTarget.select();
            onFocus?.(event);
          }}
          onPaste={pasteDigits}
          onInput={(event) => {
            const field = event.currentTarget;
            const digits = digitsOf(field.value);
            if (field.value !== digits) field.value = digits;
            setTyped(digits.length);
            onInput?.(event);
            if (digits.length === appCodeDigits) onComplete?.(digits);
          }}
        />
      </div>
      {error && (
        <p id={noteId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Pasting replaces the value: `maxlength` would cut “482 913” before its last digit. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = digitsOf(event.clipboardData.getData('text'));
  if (digits === '') return;
  event.preventDefault();
  const field = event.currentTarget;
  if (digits.length === appCodeDigits) field.value = digits;
  else field.setRangeText(digits, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
