import type { SampleValues } from '#documents/samples/fill-values.ts';
import { print } from '#documents/samples/running/run-command.ts';
import { javaEmitter } from '#documents/sdks/java/emit-java.ts';
import type { Sdk } from '#documents/sdks/model.ts';
import type { SampleCall } from '#documents/sdks/sample-call.ts';
import { compileJava, driverFor } from './java.ts';

/** What a sample has printed, and what it failed with. */
export type SampleOutcome = { printed: string; error: string | null };

/** Compiles the samples of these calls beside the package, without a warning. */
export async function compileSamples(
  sdk: Sdk,
  calls: readonly SampleCall[],
  place: string,
): Promise<void> {
  const samples = calls.map((call) => [
    `${packageOf(call)}/Sample.java`,
    // All samples have the same name, so each gets a package of its own.
    `package ${packageOf(call)}; ${javaEmitter.sample?.(sdk, call)}`,
  ]);
  await compileJava(place, {
    ...Object.fromEntries(samples),
    'SampleDriver.java': await driverFor(sdk, 'sample-driver.java'),
  });
}

/** Runs compiled samples in one JVM, which starts slowly. */
export async function runSamples(
  calls: readonly SampleCall[],
  place: string,
  values: SampleValues,
): Promise<SampleOutcome[]> {
  const command = ['java', '-cp', 'classes:lib/*', 'SampleDriver'] as const;
  return JSON.parse(await print([...command, ...calls.map(packageOf)], place, values));
}

const packageOf = ({ operation }: SampleCall): string => operation.id;
