/** What is wrong with which field, in the order in which it is to be told. */
export type Problem<Field extends string, Code extends string> = readonly [Field, Code];

/** What a form says about its fields: what is wrong, or `true` where it is right. */
export type Verdicts<Field extends string, Code extends string> = ReadonlyMap<Field, Code | true>;

/** After a press of the button: one problem at a time, or all of them with what is right. */
export const judge = <Field extends string, Code extends string>(
  /** Those that may be told to be right. */
  fields: readonly Field[],
  problems: readonly Problem<Field, Code>[],
  tellsAll: boolean,
): Verdicts<Field, Code> =>
  new Map<Field, Code | true>([
    ...(tellsAll ? fields.map((field) => [field, true] as const) : []),
    // Of several problems of a field the first is told.
    ...(tellsAll ? problems.toReversed() : problems.slice(0, 1)),
  ]);

/**
 * While somebody types in a field: it says nothing, or what `typed` tells; the other fields say
 * only what still holds.
 */
export function judgeTyped<Field extends string, Code extends string>(
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

/** Each field that its own rule refuses, in the order of the fields. */
export const refusedFields = <Field extends string, Code extends string>(
  fields: readonly Field[],
  codeOf: (field: Field) => Code | undefined,
): Problem<Field, Code>[] =>
  fields.flatMap((field) => {
    const code = codeOf(field);
    return code ? [[field, code] as const] : [];
  });

/** The checks that fail, each with the problem it stands for. */
export const failing = <Found extends Problem<string, string>>(
  checks: readonly (readonly [isWrong: boolean, problem: Found])[],
): Found[] => checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
