import { compileAll } from '#documents/compiled/compile-all.ts';

/** A separate program, so that it runs while the bundles are built (`open-server-build.ts`). */
try {
  await compileAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
