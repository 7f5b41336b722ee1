import type { ComponentProps, ReactNode } from 'react';
import { Form } from '#app/forms/form.tsx';
import { failedChecks, type Problem } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { Refused } from '#app/forms/use-submission.ts';
import { useWords } from '#app/words/use-words.ts';
import { SubmitStep } from '../fields/submit-step.tsx';

export type StepFormProps = {
  /** Shown in place of the field while too many wrong codes lock it; else false. */
  locked: ReactNode;
  isPassed: boolean;
  send: (code: string) => Promise<Refused | undefined>;
};

type Field = 'code' | 'recovery';
type FieldProps = ReturnType<ReturnType<typeof useForm<Field, never>>['field']>;

/** A form for one code. A wrong code is shown at the field, any other refusal below the button. */
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
  /** Whether the typed text has the form of a code. */
  isWhole: (typed: string) => boolean;
  variant?: ComponentProps<typeof SubmitStep>['variant'];
  className: string | undefined;
  /** Renders the step with the field; `submit` submits the form. */
  children: (field: FieldProps, submit: () => void) => ReactNode;
}) {
  const words = useWords('twoFactor');
  const form = useForm({
    fields: [name],
    problems: (values) =>
      failedChecks<Problem<Field, `step.${Field}`>>([
        [!isWhole(values[name]), [name, `step.${name}`]],
      ]),
    messages: useWords('fieldErrors'),
    noResponse: words.noResponse,
    send: (values) => send(values[name]),
  });
  const field = form.field(name);
  const wrong = form.refused?.code === 'wrong' ? form.refused.message : undefined;

  return (
    <Form {...form.props} className={className}>
      {children({ ...field, error: field.error ?? wrong }, () =>
        form.props.ref.current?.requestSubmit(),
      )}
      <SubmitStep
        form={{ isBusy: form.isBusy || isPassed, refused: wrong ? undefined : form.refused }}
        words={words}
        variant={variant}
        disabled={Boolean(locked)}
      />
    </Form>
  );
}
