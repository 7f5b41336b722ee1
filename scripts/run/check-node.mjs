/** Written for any Node that knows modules, so that an old one can be told. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node 20 or newer from nodejs.org.`,
  );
  process.exit(1);
}
