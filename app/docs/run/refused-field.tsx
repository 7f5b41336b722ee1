import { Button } from '#app/ui/button.tsx';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { ErrorDetails } from '#contract/error-details.ts';
import { clearValue } from './explained-error.ts';
import { Lines } from './run-step.tsx';

/** The field that a response refuses: what was received and expected, and a value to put in. */
export function RefusedField({
  details,
  words,
  onPutIn,
}: {
  details: ErrorDetails;
  words: TryWords['refused'];
  onPutIn: ((value: string) => void) | undefined;
}) {
  const { field, received, expected } = details;
  const rows = { [words.field]: field, [words.received]: received, [words.expected]: expected };
  const value = clearValue(details);
  return (
    <>
      <Lines
        lines={Object.entries(rows).flatMap(([name, text]) =>
          text === undefined ? [] : [{ name, value: text }],
        )}
      />
      {value !== undefined && onPutIn && (
        <p>
          <Button variant="outline" size="small" onClick={() => onPutIn(value)}>
            {fill(words.putIn, { value })}
          </Button>
        </p>
      )}
    </>
  );
}
