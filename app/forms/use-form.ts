import { type FormEvent, useId, useRef, useState } from 'react';
import { judge, judgeTyped, type Problem, type Verdicts } from './problems.ts';
import { readFields } from './read-fields.ts';
import { type FindOut, type Refused, useSubmission } from './use-submission.ts';

type FormPlan<Field extends string, Code extends string> = {
  /** The names of the fields, in the order of the form. */
  fields: readonly Field[];
  /** What stands in the way of sending this, most important first. */
  problems: (values: Record<Field, string>) => readonly Problem<Field, Code>[];
  /** A press of the button tells all problems, instead of the first. */
  tellsAll?: boolean;
  /** Checks a field on each input; it then also shows that it is right. */
  whileTyping?: (field: Field, value: string) => Code | true | undefined;
  messages: Record<Code, string>;
  unreached: string;
  /** Answers why it was refused, or nothing when it was taken. */
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<Refused | undefined>;
  /** Where it was sent and no answer came. */
  findOut?: (values: Record<Field, string>) => ReturnType<FindOut>;
};

/** What a frame around the fields needs of a form. */
export type FormFrame = Pick<ReturnType<typeof useForm>, 'props' | 'isBusy' | 'refused'>;

/**
 * The one form. The fields keep their own values, so what was typed before the app ran stays; the
 * form knows what is wrong with them and where a submission stands.
 */
export function useForm<Field extends string, Code extends string>(plan: FormPlan<Field, Code>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [verdicts, setVerdicts] = useState<Verdicts<Field, Code>>(new Map());
  /** What somebody other than the form found wrong with a field, in their own words. */
  const [said, setSaid] = useState<{ field: Field; message: string }>();
  const submission = useSubmission(plan.unreached);

  const idOf = (field: Field) => `${id}-${field}`;
  const focus = (field: Field) => document.getElementById(idOf(field))?.focus();

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const given = readFields(currentTarget, plan.fields);
    const problems = plan.problems(given);
    setVerdicts(judge(plan.whileTyping ? plan.fields : [], problems, plan.tellsAll ?? false));
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
    setVerdicts((known) => judgeTyped(known, problems, field, plan.whileTyping?.(field, value)));
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
    /** For a text field; others take what they can use of it. */
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
    /** Says under a field what was refused elsewhere, until somebody types. */
    say: (field: Field, message: string) => setSaid({ field, message }),
    isBusy: submission.isBusy,
    isDone: submission.isDone,
    refused: submission.refused,
  };
}
