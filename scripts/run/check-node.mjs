/** Uses only syntax of old Node versions with ES modules, so that they can print the error. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node 20 or newer from nodejs.org.`,
  );
  process.exit(1);
}
