/** A careless change of the product, and the tests that must notice it. */
export type Change = {
  file: string;
  /** Stands in the file exactly once; short, so that it outlives small edits around it. */
  find: string;
  replace: string;
  /** What goes wrong for somebody when this slips in. */
  why: string;
  tests: readonly string[];
  /** Why no test notices it; without a reason a survivor fails the run. */
  survives?: string;
};
