/** Three numbers, as in semver; this project has no pre-releases. */
export function isNewer(next: string, current: string): boolean {
  const [to, from] = [numbersOf(next), numbersOf(current)];
  const at = to.findIndex((number, index) => number !== from[index]);
  return at >= 0 && Number(to[at]) > Number(from[at]);
}

function numbersOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`"${version}" is not a version like 1.2.0.`);
  return version.split('.').map(Number);
}
