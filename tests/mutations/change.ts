/** A careless change of the product, and the tests that must fail. */
export type Change = {
  file: string;
  /** Occurs in the file exactly once; short, so that it survives small edits around it. */
  find: string;
  replace: string;
  /** The consequence for users if this slips in. */
  why: string;
  tests: readonly string[];
  /** Why no test fails; without a reason a survivor fails the run. */
  survives?: string;
};
