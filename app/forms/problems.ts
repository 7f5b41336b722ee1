/** A field and the code of what is wrong with it. */
export type Problem<Field extends string, Code extends string> = readonly [Field, Code];

/** Per field the code of its problem, or `true` where it is valid. */
export type Verdicts<Field extends string, Code extends string> = ReadonlyMap<Field, Code | true>;

/** Verdicts after submitting: the first problem, or all of them with the valid fields. */
export const validate = <Field extends string, Code extends string>(
  /** The fields that may be marked as valid. */
  fields: readonly Field[],
  problems: readonly Problem<Field, Code>[],
  showsAllProblems: boolean,
): Verdicts<Field, Code> =>
  new Map<Field, Code | true>([
    ...(showsAllProblems ? fields.map((field) => [field, true] as const) : []),
    // Of several problems of a field the first wins.
    ...(showsAllProblems ? problems.toReversed() : problems.slice(0, 1)),
  ]);

/**
 * Verdicts while typing in `field`: its own is `typed`; other fields keep theirs as long as it
 * still applies.
 */
export function validateTyped<Field extends string, Code extends string>(
  known: Verdicts<Field, Code>,
  problems: readonly Problem<Field, Code>[],
  field: Field,
  typed: Code | true | undefined,
): Verdicts<Field, Code> {
  const holds = (name: Field, verdict: Code | true) =>
    verdict === true || problems.some(([other, code]) => other === name && code === verdict);
  const others = [...known].filter(([name, verdict]) => name !== field && holds(name, verdict));
  return new Map(typed === undefined ? others : [...others, [field, typed]]);
}

/** The fields that fail their own rule, in the order of `fields`. */
export const refusedFields = <Field extends string, Code extends string>(
  fields: readonly Field[],
  codeOf: (field: Field) => Code | undefined,
): Problem<Field, Code>[] =>
  fields.flatMap((field) => {
    const code = codeOf(field);
    return code ? [[field, code] as const] : [];
  });

/** The problems of the checks that fail. */
export const failedChecks = <Found extends Problem<string, string>>(
  checks: readonly (readonly [isWrong: boolean, problem: Found])[],
): Found[] => checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
