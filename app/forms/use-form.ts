import { type FormEvent, useId, useRef, useState } from 'react';
import { type Problem, type Verdicts, validate, validateTyped } from './problems.ts';
import { readFields } from './read-fields.ts';
import { type FindOut, type Refused, useSubmission } from './use-submission.ts';

type FormPlan<Field extends string, Code extends string> = {
  /** The names of the fields, in the order of the form. */
  fields: readonly Field[];
  /** Why these values cannot be sent, most important first. */
  problems: (values: Record<Field, string>) => readonly Problem<Field, Code>[];
  /** Submitting shows all problems instead of the first. */
  showsAllProblems?: boolean;
  /** Validates a field on each input; `true` marks it as valid. */
  whileTyping?: (field: Field, value: string) => Code | true | undefined;
  messages: Record<Code, string>;
  noResponse: string;
  /** Returns the refusal, or undefined when it was accepted. */
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<Refused | undefined>;
  /** Looks up the outcome when the reply was lost. */
  findOut?: (values: Record<Field, string>) => ReturnType<FindOut>;
};

/** What a component around the fields needs. */
export type FormFrame = Pick<ReturnType<typeof useForm>, 'props' | 'isBusy' | 'refused'>;

/**
 * State of a form: problems of its fields and progress of its submission. The fields are
 * uncontrolled, so text typed before hydration stays.
 */
export function useForm<Field extends string, Code extends string>(plan: FormPlan<Field, Code>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [verdicts, setVerdicts] = useState<Verdicts<Field, Code>>(new Map());
  /** An error set from outside, with its own message. */
  const [said, setSaid] = useState<{ field: Field; message: string }>();
  const submission = useSubmission(plan.noResponse);

  const idOf = (field: Field) => `${id}-${field}`;
  const focus = (field: Field) => document.getElementById(idOf(field))?.focus();

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const given = readFields(currentTarget, plan.fields);
    const problems = plan.problems(given);
    setVerdicts(
      validate(plan.whileTyping ? plan.fields : [], problems, plan.showsAllProblems ?? false),
    );
    setSaid(undefined);
    const [first] = problems;
    if (first) return focus(first[0]);
    const { findOut } = plan;
    await submission.submit(
      () => plan.send(given, currentTarget),
      findOut && (() => findOut(given)),
    );
  };

  const onInput = (field: Field, value: string) => {
    if (!form.current) return;
    const problems = plan.problems({ ...readFields(form.current, plan.fields), [field]: value });
    setVerdicts((known) => validateTyped(known, problems, field, plan.whileTyping?.(field, value)));
    setSaid(undefined);
    submission.forget();
  };

  const errorOf = (field: Field): string | undefined => {
    if (said?.field === field) return said.message;
    const verdict = verdicts.get(field);
    return verdict === undefined || verdict === true ? undefined : plan.messages[verdict];
  };

  return {
    props: { id, ref: form, onSubmit, noValidate: true },
    /** Props for a text field. */
    field: (field: Field) => ({
      id: idOf(field),
      name: field,
      error: errorOf(field),
      valid: verdicts.get(field) === true,
      onInput: (event: { currentTarget: { value: string } }) =>
        onInput(field, event.currentTarget.value),
    }),
    onInput,
    focus,
    /** Shows an error at a field until the next input. */
    say: (field: Field, message: string) => setSaid({ field, message }),
    isBusy: submission.isBusy,
    isDone: submission.isDone,
    refused: submission.refused,
  };
}
