import type { ComponentProps, ReactNode } from 'react';
import { Form } from '#app/forms/form.tsx';
import { failing, type Problem } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { Refused } from '#app/forms/use-submission.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { Step } from '../step.tsx';

export type StepFormProps = {
  /** Stands in for the field while no code may come. */
  locked: ReactNode;
  isPassed: boolean;
  send: (code: string) => Promise<Refused | undefined>;
};

type Field = 'code' | 'recovery';
type FieldProps = ReturnType<ReturnType<typeof useForm<Field, never>>['field']>;

/** Asks for one code and sends it. That it is wrong stands at the field, all else below the button. */
export function StepForm({
  name,
  isWhole,
  locked,
  isPassed,
  send,
  variant,
  className,
  children,
}: StepFormProps & {
  name: Field;
  /** Whether what was typed can be a code at all. */
  isWhole: (typed: string) => boolean;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  className: string | undefined;
  /** The step with the field; `submit` sends what stands there. */
  children: (field: FieldProps, submit: () => void) => ReactNode;
}) {
  const words = useWords('secondStep');
  const form = useForm({
    fields: [name],
    problems: (values) =>
      failing<Problem<Field, `step.${Field}`>>([[!isWhole(values[name]), [name, `step.${name}`]]]),
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: (values) => send(values[name]),
  });
  const field = form.field(name);
  const wrong = form.refused?.code === 'wrong' ? form.refused.message : undefined;

  return (
    <Form {...form.props} className={className}>
      {children({ ...field, error: field.error ?? wrong }, () =>
        form.props.ref.current?.requestSubmit(),
      )}
      <Step last refused={form.refused !== undefined && !wrong}>
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          isBusy={form.isBusy || isPassed}
          variant={variant}
          disabled={Boolean(locked)}
        />
      </Step>
      {form.refused && !wrong && <FailureNote message={form.refused.message} />}
    </Form>
  );
}
