export type Check = () => string[] | Promise<string[]>;

/**
 * The problems of all checks. A check that throws because of what another one has reported adds
 * nothing; without any other problem its error is thrown.
 */
export async function collectProblems(checks: readonly Check[]): Promise<string[]> {
  const problems: string[] = [];
  const errors: unknown[] = [];
  for (const check of checks)
    try {
      problems.push(...(await check()));
    } catch (error) {
      errors.push(error);
    }
  if (problems.length === 0 && errors.length > 0) throw errors[0];
  return problems;
}
