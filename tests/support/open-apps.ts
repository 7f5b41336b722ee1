/**
 * Servers of tests that are not closed yet, each with the place that made it: an open one works on
 * in the background beside the tests of other files.
 */
export const openApps = new Map<object, string>();
